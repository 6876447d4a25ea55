import type { CalendarDay } from '@dayplate/dates'
import { FailedState } from '../../../platform/errors/failed-state.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import type { MealCardFragment } from '../../../domain/day-plan/day-plan.gen.ts'
import { MealAllergens } from '../day/meal/meal-allergens.tsx'
import { MealRecipe } from './meal-recipe.tsx'
import type { MealDetailsState } from './use-meal-details.ts'
import styles from './meal-body.module.css'

interface MealBodyProps {
  readonly details: MealDetailsState
  readonly meal: MealCardFragment
  readonly date: CalendarDay
  readonly today: CalendarDay
  readonly isEaten: boolean
}

/** The notes, dishes and allergens of a meal, once its details have loaded. */
export function MealBody({ details, meal, date, today, isEaten }: MealBodyProps) {
  const t = useT()
  const place = { date, mealType: meal.mealType.type }
  return (
    <div className={styles.body}>
      {details.kind === 'loading' ? <BodySkeleton /> : null}
      {details.kind === 'failed' ? <FailedState failure={details.failure} onRetry={details.retry} /> : null}
      {details.kind === 'no-access' ? <Alert kind="info">{t('exchange/no-access')}</Alert> : null}
      {details.kind === 'answered' ? (
        <>
          <MealRecipe
            dishes={details.data.meal.dishes}
            language={meal.textLanguage}
            place={place}
            today={today}
            canReplace={!isEaten && details.data.isCurrent}
          />
          <div className={styles.allergens}>
            <MealAllergens meal={meal} />
          </div>
        </>
      ) : null}
    </div>
  )
}

function BodySkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.bones}>
        <Skeleton width="60%" height={28} />
        {[0, 1, 2, 3, 4].map((index) => (
          <Skeleton key={index} height={56} />
        ))}
      </div>
    </SkeletonGroup>
  )
}
