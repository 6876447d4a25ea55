import { useT } from '../../../platform/i18n/i18n.ts'
import { Recipe } from '../../../domain/recipe/recipe.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { IngredientRow } from './ingredient-row.tsx'
import type { MealPlace } from '../replacements/ingredient/is-in-meal.ts'
import type { DishFragment } from './meal-details.gen.ts'

interface DishSectionProps {
  readonly dish: DishFragment
  readonly place: MealPlace
  /** False for what is eaten, and while the dish changes. */
  readonly canReplace: boolean
}

/** One dish of a day. The recipe is the one that was written, so it says what is used instead of what it names. */
export function DishSection({ dish, place, canReplace }: DishSectionProps) {
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
