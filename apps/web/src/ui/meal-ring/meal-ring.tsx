import { arcsOf } from './arcs-of.ts'
import type { MealGroundName } from '../meal-ground/meal-ground.ts'
import styles from './meal-ring.module.css'

interface MealRingProps {
  /** The meals of a day with their energy, in the order of the day. */
  readonly meals: readonly { readonly ground: MealGroundName; readonly kcal: number }[]
}

/** The meals of a day as a ring: an arc for each, as long as its share of the energy. The figures are beside it as text. */
export function MealRing({ meals }: MealRingProps) {
  return (
    <svg className={styles.ring} viewBox="0 0 48 48" aria-hidden="true">
      {arcsOf(meals.map(({ kcal }) => kcal)).map(({ start, length }, index) => {
        const ground = meals[index]?.ground ?? 'breakfast'
        return (
          <circle
            key={ground}
            cx="24"
            cy="24"
            r="20"
            pathLength={100}
            stroke={`var(--deep-${ground})`}
            strokeDasharray={`${length} ${100 - length}`}
            strokeDashoffset={-start}
          />
        )
      })}
    </svg>
  )
}
