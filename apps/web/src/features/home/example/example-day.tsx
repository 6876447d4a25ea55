import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import { MacroDot } from '../../../ui/macro-dot/macro-dot.tsx'
import type { ExampleDayFragment, ExampleProofFragment, ExamplePersonFragment } from '../home.gen.ts'
import { ExampleMeal } from './example-meal.tsx'
import styles from './example-section.module.css'

/** An example day: the sample person, today's meals, and how close the day comes to its target. */
export function ExampleDay({ day }: { readonly day: ExampleDayFragment }) {
  const personText = usePersonText(day.person)
  return (
    <>
      <p className={styles.person} aria-live="polite">
        {personText}
      </p>
      <ul className={styles.meals}>
        {day.events.map((meal) => (
          <li key={meal.mealType.type}>
            <ExampleMeal meal={meal} />
          </li>
        ))}
      </ul>
      <Total proof={day.proof} />
    </>
  )
}

const MACROS = [
  { name: 'macro/protein', grams: 'proteinG', macro: 'protein' },
  { name: 'macro/fat', grams: 'fatG', macro: 'fat' },
  { name: 'macro/carbs', grams: 'carbohydrateG', macro: 'carbs' },
] as const

function Total({ proof: { actual, target } }: { readonly proof: ExampleProofFragment }) {
  const t = useT()
  // Energy is written without a thousands separator everywhere, as on the day plan.
  const numbers = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 0, useGrouping: false })
  const pair = (key: (typeof MACROS)[number]['grams'] | 'kcal') => ({
    actual: numbers.format(actual[key]),
    target: numbers.format(target[key]),
  })
  return (
    <div className={styles.total}>
      <p className={styles.energy}>
        <RichText text={t('home/example/energy', pair('kcal'))} marks={[(words) => <strong>{words}</strong>]} />
      </p>
      <ul className={styles.macros}>
        {MACROS.map(({ name, grams, macro }) => (
          <li key={macro}>
            <MacroDot macro={macro} />
            <span>
              {t(name)} <RichText text={t('home/example/grams', pair(grams))} marks={[(words) => <b>{words}</b>]} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Quantity = ExamplePersonFragment['height' | 'weight']

/** A sample person in two plain sentences: "Woman, 34 years, 168 cm, 74 kg. Wants to weigh 68 kg." */
function usePersonText(person: ExamplePersonFragment): string {
  const t = useT()
  const numbers = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 1 })
  // A number never loses its unit at the end of a line.
  const format = ({ value, unit }: Quantity) => `${numbers.format(value)}\u00a0${unit}`
  const body = t(`home/example/person/${person.sex}`, {
    age: person.age,
    height: format(person.height),
    weight: format(person.weight),
  })
  const wish = t(`home/example/wish/${person.dietMode}`, { weight: format(person.goalWeight) })
  return `${body} ${wish}`
}
