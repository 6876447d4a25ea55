import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { FieldError } from '../../../ui/field/field-frame.tsx'
import { useFieldIds } from '../../../ui/field/use-field-ids.ts'
import styles from './yes-no-question.module.css'

interface YesNoQuestionProps {
  readonly label: string
  readonly name: string
  /** Null until the user has answered. */
  readonly value: boolean | null
  readonly onChange: (isYes: boolean) => void
  readonly error: string | undefined
  /** Shown below a Yes. */
  readonly children: ReactNode
}

/** A question with two radio buttons, and a text that answers a Yes. */
export function YesNoQuestion({ label, name, value, onChange, error, children }: YesNoQuestionProps) {
  const t = useT()
  const ids = useFieldIds()
  const option = (isYes: boolean) => (
    <label className={styles.option}>
      <input
        className={styles.input}
        type="radio"
        name={name}
        required
        checked={value === isYes}
        onChange={() => onChange(isYes)}
      />
      <span className={styles.word}>
        <Check aria-hidden="true" />
        {t(isYes ? 'diet-settings/health/yes' : 'diet-settings/health/no')}
      </span>
    </label>
  )
  return (
    <fieldset aria-describedby={error ? ids.error : undefined} aria-invalid={error ? true : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {option(true)}
        {option(false)}
      </div>
      <FieldError id={ids.error} error={error} />
      {value === true ? <div className={styles.answer}>{children}</div> : null}
    </fieldset>
  )
}
