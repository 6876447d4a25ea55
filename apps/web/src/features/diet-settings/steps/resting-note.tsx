import { useRef } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import styles from './resting-note.module.css'

interface RestingNoteProps {
  /** The initial value that the field shows, with its unit. */
  readonly value: string
  /** Whether the field has an error, which already tells the user what to do. */
  readonly hasError: boolean
  readonly onConfirm: () => void
}

/** A note below a field with an initial value, which is no answer until the user changes it or confirms it with this button. */
export function RestingNote({ value, hasError, onConfirm }: RestingNoteProps) {
  const t = useT()
  const note = useRef<HTMLDivElement>(null)
  const confirm = () => {
    // Confirming removes the focused button, so the focus moves to the field.
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
