import { useT } from '../../../platform/i18n/i18n.ts'
import { MacroDot } from '../../../ui/macro-dot/macro-dot.tsx'
import type { MealCardFragment } from '../day-plan.gen.ts'
import styles from './meal-card.module.css'

const PARTS = [
  { nutrient: 'protein', name: 'macro/protein', letter: 'macro/protein-letter', macro: 'protein' },
  { nutrient: 'fat', name: 'macro/fat', letter: 'macro/fat-letter', macro: 'fat' },
  { nutrient: 'carbohydrates', name: 'macro/carbs', letter: 'macro/carbs-letter', macro: 'carbs' },
] as const

/** Grams of the three nutrients: a letter for the eye, the whole word for a screen reader. */
export function MealMacros({ macro: grams }: Pick<MealCardFragment, 'macro'>) {
  const t = useT()
  return (
    <p className={styles.macros}>
      {PARTS.map(({ nutrient, name, letter, macro }) => (
        <span key={nutrient}>
          <MacroDot macro={macro} />
          <span className="visually-hidden">{t(name)}</span>
          <span aria-hidden="true">{t(letter)}</span> {Math.round(grams[nutrient].grams)} g
        </span>
      ))}
    </p>
  )
}
