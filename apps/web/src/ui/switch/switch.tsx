import type { Ref } from 'react'
import styles from './switch.module.css'

export interface SwitchProps {
  readonly label: string
  /** A description of its effect. */
  readonly note?: string | undefined
  readonly name: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
  readonly disabled?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A setting that is on or off and takes effect at once. A choice submitted with a form is a checkbox. */
export function Switch({ label, note, value, onChange, ...input }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </span>
      <input
        {...input}
        className={styles.input}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked
        role="switch"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
