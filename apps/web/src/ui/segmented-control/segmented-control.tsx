import { Select } from '../select/select.tsx'
import styles from './segmented-control.module.css'

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
}

export interface SegmentedControlProps<Value extends string> {
  readonly label: string
  readonly name: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Short words. More than five become a select, because they do not fit on a phone. */
  readonly options: readonly Segment<Value>[]
}

/** How many short words fit on a phone, from the visual guide. */
const MOST_SEGMENTS = 5

/** One of a few visible options. The arrow keys choose, as in every group of radio buttons. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, name, value, onChange, options } = props
  if (options.length > MOST_SEGMENTS) return <Select {...props} isLabelHidden />
  return (
    <fieldset className={styles.track}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label className={styles.segment} key={option.value}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.word}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
