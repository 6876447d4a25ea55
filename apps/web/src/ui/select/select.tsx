import { ChevronDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { FieldFrame } from '../field/field-frame.tsx'
import { InputBox } from '../field/input-box.tsx'
import { describeControl, useFieldIds } from '../field/use-field-ids.ts'
import styles from './select.module.css'

export interface SelectOption<Value extends string> {
  readonly value: Value
  readonly label: string
}

export interface SelectProps<Value extends string> {
  readonly label: string
  /** Set when a heading beside it names the choice. */
  readonly isLabelHidden?: boolean | undefined
  readonly name: string
  /** null while nothing is chosen; needs a placeholder. */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly onBlur?: (() => void) | undefined
  readonly options: readonly SelectOption<Value>[]
  /** Shown until something is chosen; cannot be chosen itself. */
  readonly placeholder?: string | undefined
  readonly error?: string | undefined
  readonly help?: ReactNode
  /** 44 px high and as wide as its text, for the header of a section. */
  readonly isCompact?: boolean | undefined
  readonly isRequired?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly ref?: Ref<HTMLSelectElement> | undefined
}

/** One of several options, in the browser's own list, which is easy to use on phones and needs no code. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, isLabelHidden, value, onChange, options, placeholder, error, help, isCompact, isRequired, ...rest } =
    props
  const ids = useFieldIds()
  return (
    <FieldFrame ids={ids} label={label} isLabelHidden={isLabelHidden} help={help} error={error}>
      <InputBox hasError={Boolean(error)} isCompact={isCompact}>
        <select
          {...rest}
          {...describeControl(ids, { help, error })}
          className={styles.select}
          value={value ?? ''}
          aria-required={isRequired}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </InputBox>
    </FieldFrame>
  )
}
