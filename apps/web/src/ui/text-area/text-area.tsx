import type { ReactNode, Ref } from 'react'
import { FieldFrame } from '../field/field-frame.tsx'
import { InputBox } from '../field/input-box.tsx'
import { describeControl, useFieldIds } from '../field/use-field-ids.ts'
import styles from './text-area.module.css'

export interface TextAreaProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly error?: string | undefined
  readonly help?: ReactNode
  readonly placeholder?: string | undefined
  /** How many lines it shows while empty; it grows with its text in browsers that support this. */
  readonly rows?: number | undefined
  readonly isRequired?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly readOnly?: boolean | undefined
  readonly ref?: Ref<HTMLTextAreaElement> | undefined
}

/** Text of several lines. */
export function TextArea({ label, error, help, onChange, isRequired, rows = 4, ...area }: TextAreaProps) {
  const ids = useFieldIds()
  return (
    <FieldFrame ids={ids} label={label} help={help} error={error}>
      <InputBox hasError={Boolean(error)} isTall>
        <textarea
          {...area}
          {...describeControl(ids, { help, error })}
          className={styles.area}
          rows={rows}
          aria-required={isRequired}
          onChange={(event) => onChange(event.target.value)}
        />
      </InputBox>
    </FieldFrame>
  )
}
