import styles from './spinner.module.css'

/** A ring that turns while something is running. Decorative: name the activity in text or with `aria-busy` beside it. */
export function Spinner() {
  return <span className={styles.ring} aria-hidden="true" />
}
