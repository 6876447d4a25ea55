import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'
import { FieldFrame } from '../field/field-frame.tsx'
import { InputBox, InputUnit } from '../field/input-box.tsx'
import { describeControl, useFieldIds } from '../field/use-field-ids.ts'

export interface TextFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly error?: string | undefined
  readonly help?: ReactNode
  readonly unit?: string | undefined
  readonly type?: 'text' | 'email' | 'date' | 'search' | 'tel' | undefined
  readonly placeholder?: string | undefined
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  readonly autoCapitalize?: 'none' | 'characters' | 'words' | undefined
  readonly maxLength?: number | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly isRequired?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Shows a value that cannot be changed here but can be copied. */
  readonly readOnly?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** The format of a day for browsers that show a date as plain text (specification, section 5: YYYY-MM-DD). */
const DATE_FORMAT = { pattern: String.raw`\d{4}-\d{2}-\d{2}`, placeholder: 'YYYY-MM-DD' } as const

export function TextField({ label, error, help, unit, onChange, isRequired, type = 'text', ...input }: TextFieldProps) {
  const ids = useFieldIds()
  return (
    <FieldFrame ids={ids} label={label} help={help} error={error}>
      <InputBox hasError={Boolean(error)}>
        <input
          {...(type === 'date' ? DATE_FORMAT : {})}
          {...input}
          {...describeControl(ids, { help, error })}
          type={type}
          aria-required={isRequired}
          onChange={(event) => onChange(event.target.value)}
        />
        <InputUnit unit={unit} />
      </InputBox>
    </FieldFrame>
  )
}
