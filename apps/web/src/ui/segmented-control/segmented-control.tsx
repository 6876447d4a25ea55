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
  /** Up to five short words; more belong in a select. */
  readonly options: readonly Segment<Value>[]
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, name, value, onChange, options } = props
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
