import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import { MacroDot } from '../../../ui/macro-dot/macro-dot.tsx'
import type { ExampleDayFragment, ExampleProofFragment } from '../home.gen.ts'
import { ExampleMeal } from './example-meal.tsx'
import styles from './example-section.module.css'
import { usePersonText } from './use-person-text.ts'

/** Who it is, what they eat today, and how near that comes to what they need. */
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
