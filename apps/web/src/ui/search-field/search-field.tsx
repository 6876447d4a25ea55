import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { FieldFrame } from '../field/field-frame.tsx'
import { InputBox } from '../field/input-box.tsx'
import { useFieldIds } from '../field/use-field-ids.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useWording } from '../wording/wording.tsx'
import styles from './search-field.module.css'

export interface SearchFieldProps {
  /** Names the content that is searched; read out and shown as the placeholder. */
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string | undefined
  readonly maxLength?: number | undefined
}

/** A search field. A button and the Escape key clear it. */
export function SearchField({ label, value, onChange, ...input }: SearchFieldProps) {
  const ids = useFieldIds()
  const { clear } = useWording()
  const field = useRef<HTMLInputElement>(null)
  const empty = () => {
    onChange('')
    // The button disappears with the text, so the field takes the focus.
    field.current?.focus()
  }
  return (
    <FieldFrame ids={ids} label={label} isLabelHidden>
      <InputBox hasAction>
        <Search className={styles.icon} aria-hidden="true" />
        <input
          {...input}
          ref={field}
          id={ids.control}
          className={styles.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {value === '' ? null : <IconButton label={clear} icon={<X />} onClick={empty} />}
      </InputBox>
    </FieldFrame>
  )
}
