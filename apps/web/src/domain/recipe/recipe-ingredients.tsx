import { Fragment, useId, type ReactNode } from 'react'
import { Chip } from '../../ui/chip/chip.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import type { FacedFood } from './food-face.tsx'
import { type Categorised, groupIngredients } from './group-ingredients.ts'
import styles from './recipe-ingredients.module.css'

export type RecipeIngredient = FacedFood & Categorised

export interface RecipeIngredientsProps<Ingredient extends RecipeIngredient> {
  readonly ingredients: readonly Ingredient[]
  /** Renders a list item. */
  readonly rowOf: (ingredient: Ingredient) => ReactNode
}

/** The ingredients of a dish, in three groups. Texts: `meal-details`. */
export function RecipeIngredients<Ingredient extends RecipeIngredient>(props: RecipeIngredientsProps<Ingredient>) {
  const t = useT()
  // Keyed by the place in the recipe, which stays the same when the food is replaced.
  const placed = props.ingredients.map((ingredient, place) => ({ ingredient, place, category: ingredient.category }))
  const { normal, seasonings, optional } = groupIngredients(placed)
  const rows = (group: readonly (typeof placed)[number][]) => (
    <ul>
      {group.map(({ ingredient, place }) => (
        <Fragment key={place}>{props.rowOf(ingredient)}</Fragment>
      ))}
    </ul>
  )
  return (
    <>
      {normal.length > 0 ? <Group title={t('meal-details/ingredients')}>{rows(normal)}</Group> : null}
      {seasonings.length > 0 ? (
        <Group title={t('meal-details/seasonings')}>
          <ul className={styles.chips}>
            {seasonings.map(({ place, ingredient: { name, measurements } }) => (
              <li key={place}>
                <Chip>
                  <span className={styles.seasoning}>{[name, measurements.at(-1)?.text].join(' ')}</span>
                </Chip>
              </li>
            ))}
          </ul>
        </Group>
      ) : null}
      {optional.length > 0 ? <Group title={t('meal-details/optional')}>{rows(optional)}</Group> : null}
    </>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId}>
      <h4 id={titleId} className={styles.title}>
        {title}
      </h4>
      {children}
    </div>
  )
}
