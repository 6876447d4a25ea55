import { MEAL_REPLACEMENTS_SHOWN } from '@dayplate/rules/day-plan'
import { ArrowLeftRight } from 'lucide-react'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { FailedState } from '../../../platform/errors/failed-state.tsx'
import { refuseUnknownResult } from '../../../platform/errors/unknown-result.ts'
import { failureIn } from '../../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import { RefusedOffer } from '../refused-offer.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import type { MealTypeName } from '../../../domain/meal/meal-grounds.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../ui/plate-state/plate-state.tsx'
import { MealReplacementsDocument } from './meal.gen.ts'
import type { ChangeMealProps } from './change-meal-props.ts'
import { OfferedMealCard } from './offered-meal-card.tsx'
import { ReplaceFailed } from './replace-failed.tsx'
import { useReplaceMeal } from './use-replace-meal.ts'
import styles from './change-meal.module.css'

/** The replacements for a meal. They are queried past the cache, because they depend on the other meals of the day. */
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
      // While a choice is being sent, it may itself have caused this refusal. The outcome of the choice is reported instead.
      if (chosenId !== null) return <OfferedMealsSkeleton />
      return (
        <RefusedOffer refused={offer} date={date} onLeave={onClose}>
          <OfferedMealsSkeleton />
        </RefusedOffer>
      )
    case 'MealReplacements':
      if (offer.replacements.length === 0) return <NoMeals type={meal.mealType.type} onClose={onClose} />
      return (
        <>
          <ul className={styles.offers}>
            {offer.replacements.map((offered) => (
              <li key={offered.id}>
                <OfferedMealCard offered={offered} date={date} isChosen={chosenId === offered.id} onChoose={choose} />
              </li>
            ))}
          </ul>
          <AllMealsLink type={meal.mealType.type} />
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

/** Shown if no other meal fits. */
function NoMeals({ type, onClose }: AllMealsLinkProps & { readonly onClose: () => void }) {
  const t = useT()
  return (
    <PlateState
      isSection
      picture={platePictures.empty}
      ground="lunch"
      icon={<ArrowLeftRight />}
      title={t('exchange/meal/none')}
      text={t('exchange/meal/none-text')}
    >
      <Button size="large" onClick={onClose}>
        {t('exchange/to-day')}
      </Button>
      <AllMealsLink type={type} />
    </PlateState>
  )
}

interface AllMealsLinkProps {
  readonly type: MealTypeName
}

/** Leads to all meals of the same type, of which the offers are the nearest to the day's target. */
function AllMealsLink({ type }: AllMealsLinkProps) {
  const t = useT()
  return (
    <ButtonLink kind="quiet" to="/meals" search={{ meal: type }}>
      {t('exchange/meal/all')}
    </ButtonLink>
  )
}
