import { formatDay } from '@dayplate/dates'
import { useT, useLanguage } from '../../platform/i18n/i18n.ts'
import { AmountColumns } from './amount-columns.tsx'
import { MacroLine } from './macro-line.tsx'
import styles from './meal-on-paper.module.css'
import { Method } from './method.tsx'
import type { PrintedMealFragment, PrintedRecipeFragment } from './print.gen.ts'
import { KeepLine } from './keep-line.tsx'
import { dishesOn } from './dishes-on-paper.ts'
import { cookingOn, servingOf, type Serving } from './printed-plan.ts'
import { TickBox } from './tick-box.tsx'

interface MealOnPaperProps {
  readonly meal: PrintedMealFragment
  readonly recipe: PrintedRecipeFragment
  /** The day of the meal. */
  readonly date: string
}

/** A printed meal: its ingredients, its steps and a box to tick. */
export function MealOnPaper({ meal, recipe, date }: MealOnPaperProps) {
  const t = useT()
  const serving = servingOf(meal)
  const cooking = cookingOn(recipe, meal.cookedOn)
  const dishes = dishesOn(recipe.dishes, cooking, date)
  return (
    <article className={styles.meal}>
      <div>
        <p className={styles.label}>
          <TickBox />
          {meal.mealType.name} · {t('print/time', { minutes: recipe.minutes })}
        </p>
        <h3 className={styles.name} lang={recipe.textLanguage}>
          {recipe.name}
        </h3>
        <p className={styles.macros}>
          <b>{Math.round(meal.macros.kcal)}&nbsp;kcal</b> · <MacroLine macros={meal.macros} />
        </p>
        <ServingNote serving={serving} />
        {serving.kind === 'cooked-for-it' ? null : (
          <KeepLine leftoverUse={recipe.leftoverUse} dishes={recipe.dishes} isPot={serving.kind === 'cook-ahead'} />
        )}
      </div>
      {serving.kind === 'cooked-for-it' ? null : (
        <p className={styles.amountsFor}>
          {serving.kind === 'leftover' ? t('print/amounts/plate') : t('print/amounts/pot', { count: cooking.portions })}
        </p>
      )}
      <div className={styles.dishes}>
        <AmountColumns dishes={dishes} isPot={serving.kind !== 'cooked-for-it'} />
        <Method dishes={dishes} language={recipe.textLanguage} />
      </div>
    </article>
  )
}

/** Says that a meal is cooked for further days too, or comes from an earlier batch. */
function ServingNote({ serving }: { readonly serving: Serving }) {
  const t = useT()
  const language = useLanguage()
  switch (serving.kind) {
    case 'cooked-for-it':
      return null
    case 'leftover': {
      const date = formatDay(serving.cookedOn, language, 'full')
      return <p className={styles.note}>{t('print/leftover-today', { ...serving, date })}</p>
    }
    case 'cook-ahead': {
      const { total: count, percent } = serving
      return (
        <p className={styles.note}>
          {percent === null ? t('print/cook-ahead-today', { count }) : t('print/cook-ahead-share', { count, percent })}
        </p>
      )
    }
  }
}
