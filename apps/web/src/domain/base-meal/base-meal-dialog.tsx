import { Moon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import type { Answer } from '../../platform/graphql-client/answer.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { groundOf, MEAL_GROUNDS } from '../../domain/meal/meal-grounds.ts'
import { usePreparationTime } from '../../domain/meal/use-preparation-time.ts'
import { MealMedia } from '../../domain/meal-media/meal-media.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { FoodFace } from '../../domain/recipe/food-face.tsx'
import { Recipe } from '../../domain/recipe/recipe.tsx'
import { MACRO_PARTS } from '../../domain/meal/macro-parts.ts'
import { MacroDot } from '../../ui/macro-dot/macro-dot.tsx'
import styles from './base-meal.module.css'
import type { BaseDishFragment, BaseMealFragment } from './base-meal.gen.ts'

export interface BaseMealDialogProps {
  /** Null for a meal that is not there any more. */
  readonly answer: Answer<BaseMealFragment | null>
  /** Shown until the name of the meal has loaded. */
  readonly title: string
  /** Shown in place of a meal that is gone. */
  readonly goneText: string
  /** False while the closed dialog animates out. */
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The buttons at the bottom. */
  readonly actionsFor: (meal: BaseMealFragment) => ReactNode
}

/** The details of a meal outside a day: ingredients and recipe of the base portion. */
export function BaseMealDialog({ answer, title, goneText, isOpen, onClose, actionsFor }: BaseMealDialogProps) {
  const meal = answer.kind === 'answered' ? answer.data : null
  const isGone = answer.kind === 'answered' && meal === null
  return (
    <div className={styles.overlay}>
      <Dialog
        title={meal?.publicName ?? title}
        titleLanguage={meal?.textLanguage}
        shape="full"
        isOpen={isOpen}
        onClose={onClose}
        aside={meal === null ? undefined : <Stage meal={meal} />}
        actions={meal === null ? undefined : <div className={styles.deeds}>{actionsFor(meal)}</div>}
      >
        {answer.kind === 'loading' ? <DetailsSkeleton /> : null}
        {answer.kind === 'failed' ? <FailedState failure={answer.failure} onRetry={answer.retry} /> : null}
        {isGone ? <p>{goneText}</p> : null}
        {meal === null ? null : <Contents meal={meal} />}
      </Dialog>
    </div>
  )
}

function Stage({ meal }: { readonly meal: BaseMealFragment }) {
  const { type } = meal.mealType
  return (
    <div className={styles.stage} style={groundOf(type)}>
      <MealMedia ground={MEAL_GROUNDS[type]} picture={meal.preparationImageUrl} video={meal.preparationVideoUrl} />
    </div>
  )
}

function Contents({ meal }: { readonly meal: BaseMealFragment }) {
  const t = useT()
  const time = usePreparationTime(meal.preparationTime)
  const notes = meal.dishes.flatMap(({ recipeNote }) => recipeNote ?? [])
  const allergens = meal.allergens.map((allergen) => t(`allergen/${allergen}`)).join(', ')
  return (
    <div className={styles.contents}>
      <p className={styles.quiet}>
        {meal.name} · {time}
      </p>
      <BaseFigures kcal={meal.kcal} macro={meal.macro} />
      <p className={styles.quiet}>{t('meal-details/base-portion')}</p>
      {allergens === '' ? null : <p className={styles.quiet}>{t('meal-details/contains', { allergens })}</p>}
      {notes.map((note) => (
        <Alert key={note} kind="warning" lead={t('meal-details/evening-before')} icon={<Moon />}>
          {note}
        </Alert>
      ))}
      {meal.dishes.map((dish) => (
        <BaseDish key={dish.key} dish={dish} language={meal.textLanguage} />
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

interface BaseDishProps {
  readonly dish: BaseDishFragment
  /** The language of the dish and its steps. */
  readonly language: string
}

/** One dish of the meal. Its ingredients cannot be replaced, because it is not planned on a day. */
function BaseDish({ dish: { name, ingredients, steps }, language }: BaseDishProps) {
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
function BaseFigures({ kcal, macro: grams }: Pick<BaseMealFragment, 'kcal' | 'macro'>) {
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
