import type { CalendarDay } from '@dayplate/dates'
import { useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Recipe } from '../../../domain/recipe/recipe.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx'
import { IngredientRow } from './ingredient-row.tsx'
import type { MealPlace } from './is-in-meal.ts'
import { LeftoverNote } from './leftover-note.tsx'
import type { DishFragment, IngredientFragment } from './meal-details.gen.ts'
import styles from './meal-body.module.css'
import { MealNotes } from './meal-notes.tsx'
import { firstInPot } from './pot-of-meal.ts'

/** The amounts shown: those of one's own plate, or of the whole pot. */
type Amounts = 'plate' | 'pot'

interface MealRecipeProps {
  readonly dishes: readonly DishFragment[]
  /** Language of the recipe's texts. */
  readonly language: string
  readonly place: MealPlace
  readonly today: CalendarDay
  /** False if the meal is eaten and while a changed meal loads. */
  readonly canReplace: boolean
}

/**
 * The notes and dishes of a meal. A meal cooked for several days opens with the amounts of the pot on the day it is
 * cooked, and with those of the plate later. Its fresh dishes always have those of the plate.
 */
export function MealRecipe({ dishes, language, place, today, canReplace }: MealRecipeProps) {
  const t = useT()
  const [first] = dishes
  const [amounts, setAmounts] = useState<Amounts>(first?.portions === 1 ? 'pot' : 'plate')
  const portions = firstInPot(dishes)?.pot.portions ?? null
  const shown = portions === null ? 'plate' : amounts
  return (
    <>
      {portions === null ? null : (
        <SegmentedControl
          label={t('meal-details/amounts')}
          name="amounts"
          value={shown}
          onChange={setAmounts}
          options={[
            { value: 'plate', label: t('meal-details/plate') },
            { value: 'pot', label: t('meal-details/pot', { portions }) },
          ]}
        />
      )}
      <MealNotes dishes={dishes} textLanguage={language} date={place.date} today={today} />
      <div className={styles.body}>
        {placed(dishes).map((dish) => (
          <DishSection
            key={dish.place}
            dish={dish}
            language={language}
            amounts={shown}
            hasPot={portions !== null}
            place={place}
            canReplace={canReplace}
            onExpand={() => setAmounts('plate')}
          />
        ))}
      </div>
      <LeftoverNote dishes={dishes} textLanguage={language} date={place.date} />
    </>
  )
}

/** Adds the dishes' indexes as React keys, because the dishes' own keys change when the day gets another set. */
const placed = (dishes: readonly DishFragment[]) => dishes.map((dish, place) => ({ ...dish, place }))

interface DishSectionProps {
  readonly dish: DishFragment
  readonly language: string
  readonly amounts: Amounts
  /** Whether the meal is cooked once for several days. */
  readonly hasPot: boolean
  readonly place: MealPlace
  readonly canReplace: boolean
  readonly onExpand: () => void
}

/** One dish of the meal. The steps name the recipe's own ingredients, so the section lists which of them are replaced. */
function DishSection({ dish, language, amounts, hasPot, place, canReplace, onExpand }: DishSectionProps) {
  const t = useT()
  const { name, pot } = dish
  const isPot = amounts === 'pot' && pot !== null
  const ingredients = isPot ? withAmounts(dish.ingredients, pot.amounts) : dish.ingredients
  const changes = ingredients.flatMap(({ key, name: used, original }) =>
    original ? { key, text: t('meal-details/instead', { original: original.name, name: used }) } : [],
  )
  return (
    <Recipe
      name={name}
      language={language}
      note={isPot ? null : <PlateNote dish={dish} hasPot={hasPot} />}
      ingredients={ingredients}
      rowOf={(ingredient) => (
        <IngredientRow ingredient={ingredient} place={place} canReplace={canReplace} onExpand={onExpand} />
      )}
      steps={isPot ? pot.steps : dish.steps}
      {...(isPot ? { stepsTitle: t('meal-details/method-pot') } : {})}
      changes={changes}
    />
  )
}

/** Says of a meal cooked for several days that a dish is made fresh, or which portion of the pot this plate is. */
function PlateNote({ dish, hasPot }: Pick<DishSectionProps, 'dish' | 'hasPot'>) {
  const t = useT()
  const { isFresh, portions, portionsTotal } = dish
  if (isFresh) return hasPot ? <p className={styles.fresh}>{t('meal-details/fresh')}</p> : null
  if (portionsTotal === 1) return null
  return <Chip kind="pear">{t('meal-details/portion', { number: portions, total: portionsTotal })}</Chip>
}

/** The ingredients with the amounts of the pot, which are in the same order. */
const withAmounts = (
  ingredients: readonly IngredientFragment[],
  amounts: NonNullable<DishFragment['pot']>['amounts'],
): readonly IngredientFragment[] =>
  ingredients.map((ingredient, index) => ({
    ...ingredient,
    measurements: amounts[index]?.measurements ?? ingredient.measurements,
  }))
