import { MEAL_TYPES } from '@dayplate/nutrition'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import styles from './day-plan-skeleton.module.css'
import daySummary from './day-summary.module.css'
import mealAllergens from './meal/meal-allergens.module.css'
import mealCard from './meal/meal-card.module.css'
import normalDay from './normal-day.module.css'

/** The placeholder of a loading day. It uses the styles of the real day, so that nothing moves when the day arrives. */
export function DayPlanSkeleton({ hasActions }: { readonly hasActions: boolean }) {
  return (
    <SkeletonGroup>
      <div className={normalDay.day}>
        <div className={normalDay.summary}>
          <SummarySkeleton />
          <div className={styles.proof}>
            <Skeleton width={140} height={14} />
          </div>
        </div>
        <div className={normalDay.meals}>
          {MEAL_TYPES.map((type) => (
            <MealSkeleton key={type} hasActions={hasActions} />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}

function SummarySkeleton() {
  return (
    <div className={daySummary.summary}>
      <div className={styles.name}>
        <Skeleton width={120} height={14} />
        <Skeleton width={180} height={34} />
      </div>
      <div className={styles.energy}>
        <Skeleton width={96} height={26} />
        <Skeleton width={120} height={14} />
      </div>
      <div className={`${daySummary.macros} ${styles.macros}`}>
        <Skeleton height={8} />
        <Skeleton height={14} />
      </div>
    </div>
  )
}

function MealSkeleton({ hasActions }: { readonly hasActions: boolean }) {
  return (
    <div className={mealCard.card}>
      <div className={mealCard.ground}>
        <div className={`${mealCard.plate} ${styles.plate}`} />
        <div className={mealCard.words}>
          <Skeleton width="60%" height={14} />
          <div className={styles.title}>
            <Skeleton width="90%" height={18} />
            <Skeleton width="70%" height={18} />
          </div>
        </div>
      </div>
      <div className={mealAllergens.allergens}>
        <Skeleton width="50%" height={20} />
      </div>
      {hasActions ? (
        <div className={mealCard.actions}>
          <div className={styles.action} />
        </div>
      ) : null}
    </div>
  )
}
