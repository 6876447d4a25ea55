import { Moon, Plus } from 'lucide-react'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { useHandled } from '../../platform/errors/watched-failures.ts'
import { failureIn } from '../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { groundOf, MEAL_GROUNDS } from '../../domain/meal/meal-grounds.ts'
import { usePreparationTime } from '../../domain/meal/use-preparation-time.ts'
import { MealMedia } from '../../domain/meal-media/meal-media.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { FoodFace } from '../../domain/recipe/food-face.tsx'
import { Recipe } from '../../domain/recipe/recipe.tsx'
import { MACRO_PARTS } from '../../domain/meal/macro-parts.ts'
import { MacroDot } from '../../ui/macro-dot/macro-dot.tsx'
import styles from './favourite-details.module.css'
import { FavouriteDetailsDocument, type FavouriteMealFragment, type FavouriteDishFragment } from './favourites.gen.ts'
import type { RemovedMeal } from './use-removals.ts'

export interface FavouriteDetailsProps {
  readonly mealId: string
  /** False while the closed dialog animates out. */
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onAdd: (mealId: string) => void
  readonly onRemove: (meal: RemovedMeal) => void
}

/** The details of a favourite: ingredients and recipe of the base portion. */
export function FavouriteDetails({ mealId, isOpen, onClose, onAdd, onRemove }: FavouriteDetailsProps) {
  const t = useT()
  const answer = useAnswer({ query: FavouriteDetailsDocument, variables: { mealId } })
  useHandled(failureIn(answer))
  const meal = answer.kind === 'answered' ? answer.data.favoriteMeal : null
  const isGone = answer.kind === 'answered' && meal === null
  return (
    <div className={styles.overlay}>
      <Dialog
        title={meal?.publicName ?? t('favourites/title')}
        titleLanguage={meal?.textLanguage}
        shape="full"
        isOpen={isOpen}
        onClose={onClose}
        aside={meal === null ? undefined : <Stage meal={meal} />}
        actions={
          meal === null ? undefined : (
            <div className={styles.deeds}>
              <Button kind="secondary" onClick={() => onRemove(meal)}>
                {t('favourites/remove')}
              </Button>
              <Button icon={<Plus />} onClick={() => onAdd(meal.id)}>
                {t('favourites/add')}
              </Button>
            </div>
          )
        }
      >
        {answer.kind === 'loading' ? <DetailsSkeleton /> : null}
        {answer.kind === 'failed' ? <FailedState failure={answer.failure} onRetry={answer.retry} /> : null}
        {isGone ? <p>{t('favourites/gone')}</p> : null}
        {meal === null ? null : <Contents meal={meal} />}
      </Dialog>
    </div>
  )
}

function Stage({ meal }: { readonly meal: FavouriteMealFragment }) {
  const { type } = meal.mealType
  return (
    <div className={styles.stage} style={groundOf(type)}>
      <MealMedia ground={MEAL_GROUNDS[type]} picture={meal.preparationImageUrl} video={meal.preparationVideoUrl} />
    </div>
  )
}

function Contents({ meal }: { readonly meal: FavouriteMealFragment }) {
  const t = useT()
  const time = usePreparationTime(meal.preparationTime)
  const notes = meal.dishes.flatMap(({ recipeNote }) => recipeNote ?? [])
  const allergens = meal.allergens.map((allergen) => t(`allergen/${allergen}`)).join(', ')
  return (
    <div className={styles.contents}>
      <p className={styles.quiet}>
        {meal.name} · {time}
      </p>
      <FavouriteFigures kcal={meal.kcal} macro={meal.macro} />
      <p className={styles.quiet}>{t('favourites/base-portion')}</p>
      {allergens === '' ? null : <p className={styles.quiet}>{t('favourites/contains', { allergens })}</p>}
      {notes.map((note) => (
        <Alert key={note} kind="warning" lead={t('meal-details/evening-before')} icon={<Moon />}>
          {note}
        </Alert>
      ))}
      {meal.dishes.map((dish) => (
        <FavouriteDish key={dish.key} dish={dish} language={meal.textLanguage} />
      ))}
    </div>
  )
}

function DetailsSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height={320} />
    </SkeletonGroup>
  )
}

interface FavouriteDishProps {
  readonly dish: FavouriteDishFragment
  /** The language of the dish and its steps. */
  readonly language: string
}

/** One dish of a favourite. Its ingredients cannot be replaced, because it is not planned on a day. */
function FavouriteDish({ dish: { name, ingredients, steps }, language }: FavouriteDishProps) {
  return (
    <Recipe
      name={name}
      language={language}
      ingredients={ingredients}
      rowOf={(ingredient) => (
        <li className={styles.ingredient}>
          <FoodFace food={ingredient} />
        </li>
      )}
      steps={steps}
    />
  )
}

/** Energy and macros of the base portion. */
function FavouriteFigures({ kcal, macro: grams }: Pick<FavouriteMealFragment, 'kcal' | 'macro'>) {
  const t = useT()
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('macro/energy')}</dt>
        <dd>{kcal}&nbsp;kcal</dd>
      </div>
      {MACRO_PARTS.map(({ nutrient, name, macro }) => (
        <div key={nutrient}>
          <dt>
            <MacroDot macro={macro} /> {t(name)}
          </dt>
          <dd>{Math.round(grams[nutrient].grams)}&nbsp;g</dd>
        </div>
      ))}
    </dl>
  )
}
