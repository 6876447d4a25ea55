import { Minus, Plus } from 'lucide-react'
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldIds } from '../field/use-field-ids.ts'
import { formatDecimal } from '../number-field/decimal.ts'
import type { StepRange } from '../number-field/step-value.ts'
import { useWording } from '../wording/wording.tsx'
import { moveBySteps } from './move-by-steps.ts'
import styles from './slider.module.css'

export interface SliderProps extends StepRange {
  readonly label: string
  /** Set when a title above it asks the question. */
  readonly isLabelHidden?: boolean | undefined
  readonly name: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly unit?: string | undefined
  readonly fractionDigits?: number | undefined
  /** water: the colour used for drinks. */
  readonly tone?: 'primary' | 'water' | undefined
  readonly disabled?: boolean | undefined
}

/** Steps for each Page key. The browser's own slider would move a tenth of the range instead. */
const KEY_STEPS: Readonly<Record<string, number>> = { PageUp: 10, PageDown: -10 }

/** A number within narrow limits: dragged, changed by buttons, or by the arrow keys (one step) and the Page keys (ten). */
export function Slider(props: SliderProps) {
  const { label, isLabelHidden, name, value, onChange, unit, fractionDigits = 0, tone = 'primary', disabled } = props
  const { min, max, step } = props
  const ids = useFieldIds()
  const wording = useWording()
  const format = (number: number) =>
    formatDecimal(number, { locale: document.documentElement.lang || 'en', fractionDigits })
  const move = (steps: number) => onChange(moveBySteps(value, steps, props))
  const moveByKey = (event: KeyboardEvent) => {
    const steps = KEY_STEPS[event.key]
    if (steps === undefined) return
    event.preventDefault()
    move(steps)
  }
  const filled: CSSProperties & Record<'--filled', number> = { '--filled': (value - min) / (max - min) }
  return (
    <div className={classNames(styles.slider, styles[tone])}>
      <label className={isLabelHidden ? 'visually-hidden' : styles.label} htmlFor={ids.control}>
        {label}
      </label>
      <div className={styles.value} aria-hidden="true">
        {format(value)}
        {unit ? <span className={styles.unit}>{unit}</span> : null}
      </div>
      <div className={styles.row}>
        <SliderButton label={wording.decrease(label)} isOff={disabled || value <= min} onClick={() => move(-1)}>
          <Minus />
        </SliderButton>
        <input
          className={styles.input}
          style={filled}
          id={ids.control}
          type="range"
          {...{ name, min, max, step, value, disabled }}
          aria-valuetext={unit ? `${format(value)}\u00A0${unit}` : format(value)}
          onKeyDown={moveByKey}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <SliderButton label={wording.increase(label)} isOff={disabled || value >= max} onClick={() => move(1)}>
          <Plus />
        </SliderButton>
        <div className={styles.limits} aria-hidden="true">
          <span>{format(min)}</span>
          <span>{format(max)}</span>
        </div>
      </div>
    </div>
  )
}

interface SliderButtonProps {
  readonly label: string
  readonly isOff: boolean | undefined
  readonly onClick: () => void
  readonly children: ReactNode
}

/** At the limit it stays focusable, because disabling a pressed button would lose the focus. */
function SliderButton({ label, isOff, onClick, children }: SliderButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </button>
  )
}
