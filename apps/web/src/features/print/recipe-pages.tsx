import { useT } from '../../platform/i18n/i18n.ts'
import type { PrintedRecipeFragment } from './print.gen.ts'
import { RecipeOnPaper } from './recipe-on-paper.tsx'
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
