import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { FieldError } from '../field/field-frame.tsx'
import { describeControl, useFieldIds } from '../field/use-field-ids.ts'
import { useWording } from '../wording/wording.tsx'
import { stepValue, type StepRange } from './step-value.ts'
import styles from './stepper.module.css'
import { useDecimalDraft } from './use-decimal-draft.ts'

export interface StepperProps extends StepRange {
  readonly label: string
  readonly name: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly error?: string | undefined
  readonly help?: ReactNode
  readonly unit?: string | undefined
  readonly fractionDigits?: number | undefined
}

const DIRECTIONS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/** A large number between minus and plus buttons. It can also be typed, and the arrow keys change it by one step. */
export function Stepper(props: StepperProps) {
  const { label, name, value, onChange, error, help, unit, fractionDigits = 1 } = props
  const ids = useFieldIds()
  const wording = useWording()
  const draft = useDecimalDraft({ value, onChange, fractionDigits, hasFixedDigits: true })
  const move = (direction: 1 | -1) => {
    draft.settle()
    onChange(stepValue(value, direction, props))
  }
  const moveByKey = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key]
    if (!direction) return
    event.preventDefault()
    move(direction)
  }
  return (
    <div className={styles.stepper}>
      <div className={styles.row}>
        <label className={styles.label} htmlFor={ids.control}>
          {label}
        </label>
        <StepButton label={wording.decrease(label)} isAtEnd={value === props.min} onClick={() => move(-1)}>
          <Minus />
        </StepButton>
        <span className={styles.number}>
          <input
            {...describeControl(ids, { help, error })}
            role="spinbutton"
            aria-valuemin={props.min}
            aria-valuemax={props.max}
            aria-valuenow={value === null || Number.isNaN(value) ? undefined : value}
            aria-valuetext={unit ? `${draft.text}\u00A0${unit}` : undefined}
            className={styles.input}
            name={name}
            value={draft.text}
            size={Math.max(2, draft.text.length)}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => draft.type(event.target.value)}
            onBlur={draft.settle}
            onKeyDown={moveByKey}
          />
          {unit ? <span className={styles.unit}>{unit}</span> : null}
        </span>
        <StepButton label={wording.increase(label)} isAtEnd={value === props.max} onClick={() => move(1)}>
          <Plus />
        </StepButton>
      </div>
      {help ? (
        <p className={styles.help} id={ids.help}>
          {help}
        </p>
      ) : null}
      <FieldError id={ids.error} error={error} />
    </div>
  )
}

interface StepButtonProps {
  readonly label: string
  readonly isAtEnd: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function StepButton({ label, isAtEnd, onClick, children }: StepButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} disabled={isAtEnd} onClick={onClick}>
      {children}
    </button>
  )
}
