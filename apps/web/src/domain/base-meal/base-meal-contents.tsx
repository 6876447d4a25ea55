import { Moon } from 'lucide-react'
import { useT } from '../../platform/i18n/i18n.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { MacroDot } from '../../ui/macro-dot/macro-dot.tsx'
import { MACRO_PARTS } from '../meal/macro-parts.ts'
import { usePreparationTime } from '../meal/use-preparation-time.ts'
import { FoodFace } from '../recipe/food-face.tsx'
import { Recipe } from '../recipe/recipe.tsx'
import styles from './base-meal.module.css'
import type { BaseDishFragment, BaseMealFragment } from './base-meal.gen.ts'

/** Figures, ingredients and recipe of a meal in its base portion. Texts: `meals`, `meal-details`. */
export function BaseMealContents({ meal }: { readonly meal: BaseMealFragment }) {
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
