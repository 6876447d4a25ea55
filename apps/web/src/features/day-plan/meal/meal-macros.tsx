import { useT } from '../../../platform/i18n/i18n.ts'
import type { MealCardFragment } from '../day-plan.gen.ts'
import styles from './meal-card.module.css'

const PARTS = [
  { nutrient: 'protein', name: 'macro/protein', letter: 'macro/protein-letter', dot: styles.protein },
  { nutrient: 'fat', name: 'macro/fat', letter: 'macro/fat-letter', dot: styles.fat },
  { nutrient: 'carbohydrates', name: 'macro/carbs', letter: 'macro/carbs-letter', dot: styles.carbs },
] as const

/** Grams of the three nutrients: a letter for the eye, the whole word for a screen reader. */
export function MealMacros({ macro }: Pick<MealCardFragment, 'macro'>) {
  const t = useT()
  return (
    <p className={styles.macros}>
      {PARTS.map(({ nutrient, name, letter, dot }) => (
        <span key={nutrient}>
          <i className={dot} aria-hidden="true" />
          <span className="visually-hidden">{t(name)}</span>
          <span aria-hidden="true">{t(letter)}</span> {Math.round(macro[nutrient].grams)} g
        </span>
      ))}
    </p>
  )
}
