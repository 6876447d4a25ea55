import { useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './choice-chips.module.css'

export interface ChoiceChip<Value extends string | number> {
  readonly value: Value
  readonly label: string
  readonly isDisabled?: boolean | undefined
}

export interface ChoiceChipsProps<Value extends string | number> {
  readonly label: string
  readonly name: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly options: readonly ChoiceChip<Value>[]
  /** In two columns below the label on phones too, for a panel of its own. */
  readonly isGrid?: boolean | undefined
  /** Says why options are disabled; absent while none is. */
  readonly note?: string | undefined
}

/**
 * One of a few visible options, in two columns below the label, where they fit. On a phone they stay in one horizontally scrolling row without the
 * visible label, where each line counts.
 */
export function ChoiceChips<Value extends string | number>(props: ChoiceChipsProps<Value>) {
  const { label, name, value, onChange, options, isGrid, note } = props
  const noteId = useId()
  return (
    <fieldset
      className={classNames(styles.choice, isGrid ? styles.grid : styles.row)}
      aria-describedby={note && noteId}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.word}>{option.label}</span>
          </label>
        ))}
      </div>
      {note === undefined ? null : (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
    </fieldset>
  )
}
