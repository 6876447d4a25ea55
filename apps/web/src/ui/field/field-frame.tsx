import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './field.module.css'
import type { FieldIds } from './use-field-ids.ts'

interface FieldFrameProps {
  readonly ids: FieldIds
  readonly label: string
  /** Read out but not shown, because its context already shows it. */
  readonly isLabelHidden?: boolean | undefined
  /** Shown at the right of the label, such as a link. */
  readonly aside?: ReactNode
  readonly help?: ReactNode
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** Label above, control, then help and error below: the same for every field with one control. */
export function FieldFrame({ ids, label, isLabelHidden, aside, help, error, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <div className={isLabelHidden ? 'visually-hidden' : styles.top}>
        <label className={styles.label} htmlFor={ids.control}>
          {label}
        </label>
        {aside}
      </div>
      {children}
      {help ? (
        <p className={styles.help} id={ids.help}>
          {help}
        </p>
      ) : null}
      <FieldError id={ids.error} error={error} />
    </div>
  )
}

interface FieldErrorProps {
  readonly id: string
  readonly error: string | undefined
}

export function FieldError({ id, error }: FieldErrorProps) {
  return error ? (
    <p className={styles.error} id={id} role="alert">
      <CircleAlert aria-hidden="true" />
      {error}
    </p>
  ) : null
}
