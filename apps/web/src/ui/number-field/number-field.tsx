import type { ReactNode, Ref } from 'react'
import { FieldFrame } from '../field/field-frame.tsx'
import { InputBox, InputUnit } from '../field/input-box.tsx'
import { describeControl, useFieldIds } from '../field/use-field-ids.ts'
import { useDecimalDraft } from './use-decimal-draft.ts'

export interface NumberFieldProps {
  readonly label: string
  readonly name: string
  /** null is empty, NaN is text that is no number. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly onBlur?: (() => void) | undefined
  readonly error?: string | undefined
  readonly help?: ReactNode
  readonly unit?: string | undefined
  readonly placeholder?: string | undefined
  /** Digits after the separator shown at most; 0 asks for the keyboard without one. */
  readonly fractionDigits?: number | undefined
  readonly isRequired?: boolean | undefined
  /** The value is where the control rests, and nobody's answer yet. */
  readonly isResting?: boolean | undefined
  /** Marked as refused where the words about it stand beside several fields. */
  readonly isRefused?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** Distance between two values unless the digits say otherwise (specification, section 5). */
const DEFAULT_STEP = 0.01

/** A number with its unit. A text input on purpose: `type=number` loses what it cannot read and scrolls by accident. */
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
          // Of no effect on text, but it tells tools that read the page how fine the value is.
          step={fractionDigits === undefined ? DEFAULT_STEP : 10 ** -fractionDigits}
          autoComplete="off"
          placeholder={placeholder}
          aria-required={isRequired}
          onChange={(event) => draft.type(event.target.value)}
          onBlur={settle}
          // What is typed takes the place of what the control rests at.
          onFocus={isResting ? (event) => event.target.select() : undefined}
        />
        <InputUnit unit={unit} />
      </InputBox>
    </FieldFrame>
  )
}
