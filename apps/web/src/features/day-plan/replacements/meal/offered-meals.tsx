import { useHandled } from '../../../../platform/errors/watched-failures.ts'
import { FailedState } from '../../../../platform/errors/failed-state.tsx'
import { refuseUnknownResult } from '../../../../platform/errors/unknown-result.ts'
import { failureIn } from '../../../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../../../platform/graphql-client/use-answer.ts'
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton/skeleton.tsx'
import { MEAL_REPLACEMENTS_SHOWN } from '@dayplate/rules/day-plan'
import { RefusedOffer } from '../refused-offer.tsx'
import { MealReplacementsDocument } from './meal.gen.ts'
import type { ChangeMealProps } from './change-meal-props.ts'
import styles from './change-meal.module.css'
import { NoMeals } from './no-meals.tsx'
import { OfferedMealCard } from './offered-meal-card.tsx'
import { ReplaceFailed } from './replace-failed.tsx'
import { useReplaceMeal } from './use-replace-meal.ts'

/** Asked anew each time: what fits a day depends on everything else that stands on it. */
export function OfferedMeals({ plan, meal, date, onClose }: ChangeMealProps) {
  const answer = useAnswer({
    query: MealReplacementsDocument,
    variables: {
      userDietSetId: plan.setId,
      mealType: meal.mealType.type,
      dietMealId: meal.id,
      limit: MEAL_REPLACEMENTS_SHOWN,
      prependWithOriginalMeal: true,
      date,
    },
    requestPolicy: 'network-only',
  })
  useHandled(failureIn(answer))
  const { choose, chosenId, failure, clearFailure } = useReplaceMeal({ meal, date, onClose })
  if (answer.kind === 'loading') return <OfferedMealsSkeleton />
  if (answer.kind === 'failed') return <FailedState failure={answer.failure} onRetry={answer.retry} />
  const offer = answer.data.mealReplacements
  switch (offer.__typename) {
    case 'ValidationException':
    case 'UnauthorizedException':
      // What is under way may be what changed the day: then that is what is told.
      if (chosenId !== null) return <OfferedMealsSkeleton />
      return (
        <RefusedOffer refused={offer} date={date} onLeave={onClose}>
          <OfferedMealsSkeleton />
        </RefusedOffer>
      )
    case 'MealReplacements':
      if (offer.replacements.length === 0) return <NoMeals onClose={onClose} />
      return (
        <>
          <ul className={styles.offers}>
            {offer.replacements.map((offered) => (
              <li key={offered.id}>
                <OfferedMealCard offered={offered} date={date} isChosen={chosenId === offered.id} onChoose={choose} />
              </li>
            ))}
          </ul>
          {failure === null ? null : <ReplaceFailed text={failure} onClose={clearFailure} />}
        </>
      )
    default:
      return refuseUnknownResult(offer, 'Unknown kind of meal replacements')
  }
}

function OfferedMealsSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.offers}>
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} height={240} />
        ))}
      </div>
    </SkeletonGroup>
  )
}
