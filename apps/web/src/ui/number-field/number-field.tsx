import type { ReactNode, Ref } from 'react'
import { FieldFrame } from '../field/field-frame.tsx'
import { InputBox, InputUnit } from '../field/input-box.tsx'
import { describeControl, useFieldIds } from '../field/use-field-ids.ts'
import { useDecimalDraft } from './use-decimal-draft.ts'

export interface NumberFieldProps {
  readonly label: string
  readonly name: string
  /** The number; null when empty, NaN for text that is not a number. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly onBlur?: (() => void) | undefined
  readonly error?: string | undefined
  readonly help?: ReactNode
  readonly unit?: string | undefined
  readonly placeholder?: string | undefined
  /** How many decimals to show at most; 0 requests a keyboard without a separator. */
  readonly fractionDigits?: number | undefined
  readonly isRequired?: boolean | undefined
  /** The value is a default and not yet the user's answer. */
  readonly isResting?: boolean | undefined
  /** Marks the field as invalid because of an error that concerns several fields. */
  readonly isRefused?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** The step between values unless `fractionDigits` sets another (specification, section 5). */
const DEFAULT_STEP = 0.01

/** A number with its unit. A text input, because `type=number` loses text it cannot read and changes by accidental scrolling. */
export function NumberField(props: NumberFieldProps) {
  const { label, name, error, help, unit, placeholder, fractionDigits, isRequired, isResting, onBlur, ref } = props
  const ids = useFieldIds()
  const draft = useDecimalDraft(props)
  const settle = () => {
    draft.settle()
    onBlur?.()
  }
  return (
    <FieldFrame ids={ids} label={label} help={help} error={error}>
      <InputBox hasError={Boolean(error) || props.isRefused} isResting={isResting}>
        <input
          {...describeControl(ids, { help, error })}
          ref={ref}
          name={name}
          value={draft.text}
          inputMode={fractionDigits === 0 ? 'numeric' : 'decimal'}
          // Has no effect on a text input, but tells assistive tools how precise the value is.
          step={fractionDigits === undefined ? DEFAULT_STEP : 10 ** -fractionDigits}
          autoComplete="off"
          placeholder={placeholder}
          aria-required={isRequired}
          onChange={(event) => draft.type(event.target.value)}
          onBlur={settle}
          // Typing replaces the default value.
          onFocus={isResting ? (event) => event.target.select() : undefined}
        />
        <InputUnit unit={unit} />
      </InputBox>
    </FieldFrame>
  )
}
