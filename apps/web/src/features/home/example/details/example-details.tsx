import type { ExampleChoice } from '@dayplate/rules/example-days'
import { Moon } from 'lucide-react'
import { groundOf } from '../../../../domain/meal/meal-grounds.ts'
import { MealMacros } from '../../../../domain/meal/meal-macros.tsx'
import { usePreparationTime } from '../../../../domain/meal/use-preparation-time.ts'
import { PlateImage } from '../../../../domain/meal-media/plate-image.tsx'
import { FoodFace } from '../../../../domain/recipe/food-face.tsx'
import { Recipe } from '../../../../domain/recipe/recipe.tsx'
import { FailedState } from '../../../../platform/errors/failed-state.tsx'
import { useAnswer } from '../../../../platform/graphql-client/use-answer.ts'
import { useLanguage, useT } from '../../../../platform/i18n/i18n.ts'
import { Alert } from '../../../../ui/alert/alert.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton/skeleton.tsx'
import type { ExampleMealFragment } from '../../home.gen.ts'
import { ExampleMealDocument, type ExampleRecipeFragment } from './details.gen.ts'
import styles from './example-details.module.css'

interface ExampleDetailsProps {
  readonly choice: ExampleChoice
  readonly meal: ExampleMealFragment
  /** False while the dialog animates out. */
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The side of the picture on a wide screen, in CSS pixels. */
const PLATE_SIZE = 480

/** A dialog with the recipe of a meal of an example day. Nothing in it is marked or changed. */
export function ExampleDetails({ choice, meal, isOpen, onClose }: ExampleDetailsProps) {
  return (
    <Dialog
      title={meal.name}
      titleLanguage={meal.textLanguage}
      shape="full"
      isOpen={isOpen}
      onClose={onClose}
      aside={
        <div className={styles.stage} style={groundOf(meal.mealType.type)}>
          <PlateImage className={styles.plate} source={meal.preparationImageUrl} size={PLATE_SIZE} />
        </div>
      }
    >
      <Figures meal={meal} />
      <Body choice={choice} meal={meal} />
    </Dialog>
  )
}

function Figures({ meal }: Pick<ExampleDetailsProps, 'meal'>) {
  const time = usePreparationTime(meal.preparationTime)
  return (
    <div className={styles.figures}>
      <p>
        {meal.mealType.name} · {time} · <b>{meal.kcal}&nbsp;kcal</b>
      </p>
      <MealMacros macro={meal.macro} />
    </div>
  )
}

function Body({ choice, meal }: Pick<ExampleDetailsProps, 'choice' | 'meal'>) {
  const t = useT()
  const answer = useAnswer({
    query: ExampleMealDocument,
    variables: { ...choice, mealType: meal.mealType.type, mealId: meal.id },
  })
  if (answer.kind === 'loading') return <BodySkeleton />
  if (answer.kind === 'failed') return <FailedState failure={answer.failure} onRetry={answer.retry} />
  const day = answer.data.exampleDay
  const recipe = day.__typename === 'ExampleDay' ? day.meal : null
  // The week has changed since the page was opened.
  if (recipe === null) return <Alert kind="info">{t('example/meal-gone')}</Alert>
  return <RecipeOfMeal meal={recipe} />
}

function RecipeOfMeal({ meal }: { readonly meal: ExampleRecipeFragment }) {
  const t = useT()
  const isTranslated = useLanguage() === meal.textLanguage
  const note = meal.dishes[0]?.recipeNote ?? null
  const allergens = meal.allergens.map((allergen) => t(`allergen/${allergen}`)).join(', ')
  return (
    <div className={styles.body}>
      {isTranslated ? null : <Alert kind="info">{t('meal-details/not-translated')}</Alert>}
      {note === null ? null : (
        <Alert kind="warning" lead={t('meal-details/evening-before')} icon={<Moon />}>
          {note}
        </Alert>
      )}
      {meal.dishes.map((dish) => (
        <Recipe
          key={dish.name}
          name={dish.name}
          language={meal.textLanguage}
          ingredients={dish.ingredients}
          rowOf={(ingredient) => (
            <li className={styles.food}>
              <FoodFace food={ingredient} />
            </li>
          )}
          steps={dish.steps}
        />
      ))}
      {allergens === '' ? null : <p className={styles.allergens}>{t('example/contains', { allergens })}</p>}
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
