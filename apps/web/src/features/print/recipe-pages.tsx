import { useT } from '../../platform/i18n/i18n.ts'
import type { PrintedRecipeFragment } from './print.gen.ts'
import { AmountColumns } from './amount-columns.tsx'
import { AmountTable } from './amount-table.tsx'
import { Method } from './method.tsx'
import { KeepLine } from './keep-line.tsx'
import { dishesOf } from './dishes-on-paper.ts'
import { useCookingName, useDaysName } from './use-cooking-name.ts'
import styles from './recipe-pages.module.css'

/** The recipes cooked on these days, each once. A recipe whose batch was cooked before is left out. */
export function RecipePages({ recipes }: { readonly recipes: readonly PrintedRecipeFragment[] }) {
  const t = useT()
  const cooked = recipes.flatMap((recipe) => {
    const cookings = recipe.cookings.filter(({ isCookedBefore }) => !isCookedBefore)
    return cookings.length === 0 ? [] : [{ ...recipe, cookings }]
  })
  return (
    <section className={styles.recipes}>
      <h2 className={styles.title}>{t('print/recipes')}</h2>
      {cooked.map((recipe) => (
        <RecipeOnPaper key={recipe.id} recipe={recipe} />
      ))}
    </section>
  )
}

/** A printed recipe with the days it is cooked on. If the amounts differ, each day has a column. */
function RecipeOnPaper({ recipe }: { readonly recipe: PrintedRecipeFragment }) {
  const t = useT()
  const nameOf = useCookingName()
  const daysOf = useDaysName()
  const { cookings, dishes } = recipe
  const isPot = cookings.some(({ portions }) => portions > 1)
  const [first] = cookings
  // Steps name one amount each, so a recipe cooked in several amounts has them in its table alone.
  const only = first !== undefined && cookings.length === 1 ? dishesOf(dishes, first, daysOf) : null
  return (
    <article className={styles.recipe}>
      <div>
        <p className={styles.label}>
          {recipe.mealType.name} · {t('print/time', { minutes: recipe.minutes })}
        </p>
        <h3 className={styles.name} lang={recipe.textLanguage}>
          {recipe.name}
        </h3>
        <p className={styles.label}>{cookings.map(nameOf).join(' · ')}</p>
        {recipe.eveningNote === null ? null : (
          <p className={styles.evening}>{t('print/evening-before', { note: recipe.eveningNote })}</p>
        )}
        {isPot ? <KeepLine leftoverUse={recipe.leftoverUse} dishes={dishes} isPot /> : null}
      </div>
      <div className={styles.dishes}>
        {only === null ? (
          <AmountTable dishes={dishes} cookings={cookings} isPot={isPot} />
        ) : (
          <AmountColumns dishes={only} isPot={isPot} />
        )}
        <Method dishes={only ?? dishes} language={recipe.textLanguage} />
      </div>
    </article>
  )
}
