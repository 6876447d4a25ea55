import type { CalendarDay } from '@dayplate/dates'
import { FailedState } from '../../../platform/errors/failed-state.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton/skeleton.tsx'
import type { MealCardFragment } from '../../../domain/day-plan/day-plan.gen.ts'
import { MealAllergens } from '../day/meal/meal-allergens.tsx'
import { Recipe } from '../../../domain/recipe/recipe.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import type { MealPlace } from './is-in-meal.ts'
import type { DishFragment } from './meal-details.gen.ts'
import { MealNotes } from './meal-notes.tsx'
import type { MealDetailsState } from './use-meal-details.ts'
import { IngredientRow } from './ingredient-row.tsx'
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
          <MealNotes dishes={details.data.meal.dishes} date={date} today={today} />
          {placed(details.data.meal.dishes).map((dish) => (
            <DishSection key={dish.place} dish={dish} place={place} canReplace={!isEaten && details.data.isCurrent} />
          ))}
          <div className={styles.allergens}>
            <MealAllergens meal={meal} />
          </div>
        </>
      ) : null}
    </div>
  )
}

/** Adds the dishes' indexes as React keys, because the dishes' own keys change when the day gets another set. */
const placed = (dishes: readonly DishFragment[]) => dishes.map((dish, place) => ({ ...dish, place }))

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

interface DishSectionProps {
  readonly dish: DishFragment
  readonly place: MealPlace
  /** False if the meal is eaten and while a changed meal loads. */
  readonly canReplace: boolean
}

/** One dish of the meal. The steps name the recipe's own ingredients, so the section lists which of them are replaced. */
function DishSection({ dish, place, canReplace }: DishSectionProps) {
  const t = useT()
  const { name, portions, portionsTotal, ingredients, recipe } = dish
  const changes = ingredients.flatMap(({ key, name: used, original }) =>
    original ? { key, text: t('meal-details/instead', { original: original.name, name: used }) } : [],
  )
  return (
    <Recipe
      name={name}
      note={
        portionsTotal > 1 ? (
          <Chip kind="pear">{t('meal-details/portion', { number: portions, total: portionsTotal })}</Chip>
        ) : null
      }
      ingredients={ingredients}
      rowOf={(ingredient) => <IngredientRow ingredient={ingredient} place={place} canReplace={canReplace} />}
      steps={recipe}
      changes={changes}
    />
  )
}
