import { useRef } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import styles from './resting-note.module.css'

interface RestingNoteProps {
  /** What the control shows, with its unit. */
  readonly value: string
  /** The field itself says already what to do. */
  readonly hasError: boolean
  readonly onConfirm: () => void
}

/** Under a control that rests at a default: it is no answer until it is changed, or confirmed here by who it happens to fit. */
export function RestingNote({ value, hasError, onConfirm }: RestingNoteProps) {
  const t = useT()
  const note = useRef<HTMLDivElement>(null)
  const confirm = () => {
    // The button goes with its question: the focus stays with the field.
    note.current?.parentElement?.querySelector('input')?.focus()
    onConfirm()
  }
  return (
    <div ref={note} className={styles.note}>
      {hasError ? null : <span>{t('diet-settings/resting/help')}</span>}
      <Button kind="tonal" size="small" onClick={confirm}>
        {t('diet-settings/resting/confirm', { value })}
      </Button>
    </div>
  )
}
