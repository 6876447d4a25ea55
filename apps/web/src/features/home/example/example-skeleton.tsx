import { mealGround, type MealGroundName } from '../../../ui/meal-ground/meal-ground.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import meal from './example-meal.module.css'
import styles from './example-section.module.css'
import skeleton from './example-skeleton.module.css'

const MEALS = ['breakfast', 'lunch', 'snack', 'dinner'] as const satisfies readonly MealGroundName[]

/** The skeleton of an example day, with the sizes of the real day, so that nothing moves when it arrives. */
export function ExampleSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.day}>
        <div className={styles.people}>
          <Skeleton height={44} />
        </div>
        <div className={styles.person}>
          <Skeleton height={16} />
        </div>
        <div className={styles.meals}>
          {MEALS.map((name) => (
            <div key={name} className={meal.card} style={{ background: mealGround(name) }}>
              <div className={meal.disc} />
            </div>
          ))}
        </div>
        <div className={`${styles.total} ${skeleton.total}`}>
          <Skeleton width={220} height={32} />
          <Skeleton width={280} height={16} />
        </div>
      </div>
    </SkeletonGroup>
  )
}
