import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError } from '../field/field-frame.tsx'
import { useFieldIds } from '../field/use-field-ids.ts'
import styles from './radio-cards.module.css'

export interface RadioCard<Value extends string | number> {
  readonly value: Value
  readonly title: string
  readonly text?: string | undefined
  readonly icon?: ReactNode
  /** Shown inside the card while it is chosen, such as a field that belongs to this answer. */
  readonly details?: ReactNode
  /** The option cannot be chosen. Its text says why. */
  readonly disabled?: boolean | undefined
}

export interface RadioCardsProps<Value extends string | number> {
  /** The question; read out with every answer. */
  readonly label: string
  /** Set when the page already shows the question as its title. */
  readonly isLabelHidden?: boolean | undefined
  readonly name: string
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly options: readonly RadioCard<Value>[]
  readonly error?: string | undefined
}

/** One answer out of a few, each a card with a title and a description. */
export function RadioCards<Value extends string | number>(props: RadioCardsProps<Value>) {
  const { label, isLabelHidden, options, value, name, onChange, error } = props
  const ids = useFieldIds()
  return (
    <fieldset aria-describedby={error ? ids.error : undefined} aria-invalid={error ? true : undefined}>
      <legend className={isLabelHidden ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.cards}>
        {options.map((option) => (
          <Card
            key={option.value}
            option={option}
            name={name}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
      <FieldError id={ids.error} error={error} />
    </fieldset>
  )
}

interface CardProps<Value extends string | number> {
  readonly option: RadioCard<Value>
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Card<Value extends string | number>({ option, name, isChosen, onChoose }: CardProps<Value>) {
  return (
    <div className={classNames(styles.card, isChosen && styles.chosen)}>
      <label className={styles.choice}>
        {option.icon ? <span className={styles.icon}>{option.icon}</span> : null}
        <span className={styles.words}>
          <span className={styles.title}>{option.title}</span>
          {option.text ? <span className={styles.text}>{option.text}</span> : null}
        </span>
        <input
          className={styles.input}
          type="radio"
          name={name}
          checked={isChosen}
          disabled={option.disabled}
          onChange={onChoose}
        />
        <span className={styles.circle} aria-hidden="true">
          <Check />
        </span>
      </label>
      {isChosen && option.details ? <div className={styles.details}>{option.details}</div> : null}
    </div>
  )
}
