import { useIsSignedIn } from '../../../platform/session/session.ts'
import { mealGround, type MealGroundName } from '../../../ui/meal-ground/meal-ground.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import meal from './example-meal.module.css'
import styles from './example-section.module.css'
import bones from './example-skeleton.module.css'

const MEALS = ['breakfast', 'lunch', 'snack', 'dinner'] as const satisfies readonly MealGroundName[]

/** The skeleton of an example day, with the sizes of the real day, so that nothing moves when it arrives. */
export function ExampleSkeleton() {
  return (
    <SkeletonGroup>
      <Bones />
    </SkeletonGroup>
  )
}

/** Keeps the place of the day before it is loaded, which is when it comes near the screen. */
export function ExamplePlace() {
  return (
    <div className={styles.part} aria-hidden="true">
      <Bones />
    </div>
  )
}

function Bones() {
  const isSignedIn = useIsSignedIn()
  return (
    <>
      <div className={styles.choices}>
        <div className={bones.choice} />
        <div className={bones.choice} />
      </div>
      <div className={styles.summary}>
        <div className={bones.ring} />
        <div className={styles.facts}>
          <p className={styles.energy}>
            <strong>&nbsp;</strong>
          </p>
          <p className={styles.person} />
        </div>
      </div>
      <PlateSkeletons />
      <div className={styles.foot}>
        <div className={styles.macros} />
        {isSignedIn ? null : (
          <>
            <Skeleton height={56} />
            <div className={bones.note} />
          </>
        )}
      </div>
    </>
  )
}

/** Four empty plates, in the place of the meals. */
export function PlateSkeletons() {
  return (
    <div className={styles.meals}>
      {MEALS.map((name) => (
        <div key={name} className={meal.card} style={{ background: mealGround(name) }}>
          <div className={meal.disc} />
        </div>
      ))}
    </div>
  )
}
