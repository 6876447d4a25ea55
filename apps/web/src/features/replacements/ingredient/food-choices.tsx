import type { CalendarDay } from '@dayplate/dates'
import { Check } from 'lucide-react'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { FailedState } from '../../../platform/errors/failed-state.tsx'
import { refuseUnknownResult } from '../../../platform/errors/unknown-result.ts'
import { failureIn } from '../../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import { RefusedOffer } from '../refused-offer.tsx'
import { ReplacementEffect } from '../../../domain/replacements/replacement-effect.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { FoodFace } from '../../../domain/recipe/food-face.tsx'
import styles from './food-choices.module.css'
import { type FoodChoice, foodChoicesOf, type ReplaceableIngredient } from './food-choices-of.ts'
import { IngredientReplacementsDocument } from './ingredient.gen.ts'

interface FoodChoicesProps {
  readonly ingredient: ReplaceableIngredient
  readonly date: CalendarDay
  readonly onChoose: (choice: FoodChoice) => void
  readonly onClose: () => void
}

/** The replacements of an ingredient. They are queried past the cache, because they depend on the other meals of the day. */
export function FoodChoices({ ingredient, date, onChoose, onClose }: FoodChoicesProps) {
  const t = useT()
  const { productAmountId } = ingredient
  const answer = useAnswer({
    query: IngredientReplacementsDocument,
    variables: { date, productAmountId },
    requestPolicy: 'network-only',
  })
  useHandled(failureIn(answer))
  if (answer.kind === 'loading') return <ChoicesSkeleton />
  if (answer.kind === 'failed') return <FailedState failure={answer.failure} onRetry={answer.retry} />
  const offer = answer.data.ingredientReplacements
  switch (offer.__typename) {
    case 'ValidationException':
    case 'UnauthorizedException':
      return (
        <RefusedOffer refused={offer} date={date} onLeave={onClose}>
          <ChoicesSkeleton />
        </RefusedOffer>
      )
    case 'IngredientReplacements':
      return (
        <div className={styles.panel}>
          <ul aria-label={t('meal-details/replacements-of', { name: ingredient.original?.name ?? ingredient.name })}>
            {foodChoicesOf(ingredient, offer.replacements).map((choice) => (
              <FoodChoiceRow key={choice.id} choice={choice} date={date} onChoose={() => onChoose(choice)} />
            ))}
          </ul>
          {offer.replacements.length === 0 ? <p>{t('meal-details/no-replacements')}</p> : null}
        </div>
      )
    default:
      return refuseUnknownResult(offer, 'Unknown kind of ingredient replacements')
  }
}

function ChoicesSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.panel}>
        {[0, 1, 2].map((index) => (
          <div key={index} className={styles.bone}>
            <Skeleton width={48} height={48} />
            <Skeleton width="50%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

interface FoodChoiceRowProps {
  readonly choice: FoodChoice
  readonly date: CalendarDay
  readonly onChoose: () => void
}

/** The food in use, or a replacement with its effect on the day. */
function FoodChoiceRow({ choice, date, onChoose }: FoodChoiceRowProps) {
  const t = useT()
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <FoodFace food={choice} note={choice.isOriginal ? t('meal-details/original') : null} isRaised />
        <span className={styles.end}>
          {choice.effect === null ? (
            <span className={styles.inUse}>
              <Check aria-hidden="true" />
              {t('meal-details/in-use')}
            </span>
          ) : (
            <Button kind="tonal" size="small" onClick={onChoose}>
              {t('meal-details/use-this')}
              <span className="visually-hidden">: {choice.name}</span>
            </Button>
          )}
        </span>
      </div>
      {choice.effect === null ? null : (
        <div className={styles.effect}>
          <ReplacementEffect effect={choice.effect} date={date} />
        </div>
      )}
    </li>
  )
}
