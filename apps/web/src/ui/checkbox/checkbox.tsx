import { Check } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError } from '../field/field-frame.tsx'
import { describeControl, useFieldIds } from '../field/use-field-ids.ts'
import styles from './checkbox.module.css'

export interface CheckboxProps {
  readonly label: ReactNode
  readonly name: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
  readonly onBlur?: (() => void) | undefined
  readonly error?: string | undefined
  /** Adds a framed card, for a consent that must be noticed. */
  readonly isCard?: boolean | undefined
  readonly isRequired?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

export function Checkbox({ label, value, onChange, error, isCard, isRequired, ...input }: CheckboxProps) {
  const ids = useFieldIds()
  return (
    <div>
      <label className={classNames(styles.choice, isCard && styles.card, error && styles.refused)}>
        <input
          {...input}
          {...describeControl(ids, { error })}
          type="checkbox"
          className={styles.input}
          checked={value}
          aria-required={isRequired}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.box} aria-hidden="true">
          <Check />
        </span>
        <span className={styles.label}>{label}</span>
      </label>
      <FieldError id={ids.error} error={error} />
    </div>
  )
}
