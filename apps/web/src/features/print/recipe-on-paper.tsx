import { useT } from '../../platform/i18n/i18n.ts'
import { AmountColumns } from './amount-columns.tsx'
import { AmountTable } from './amount-table.tsx'
import { Method } from './method.tsx'
import type { PrintedRecipeFragment } from './print.gen.ts'
import styles from './recipe-on-paper.module.css'
import { useCookingName } from './use-cooking-name.ts'

/** A printed recipe with the days it is cooked on. If the amounts differ, each day has a column. */
export function RecipeOnPaper({ recipe }: { readonly recipe: PrintedRecipeFragment }) {
  const t = useT()
  const nameOf = useCookingName()
  const { cookings, dishes } = recipe
  const [only] = cookings
  return (
    <article className={styles.recipe}>
      <div>
        <p className={styles.label}>
          {recipe.mealType.name} · {t('print/time', { minutes: recipe.minutes })}
        </p>
        <h3 className={styles.name}>{recipe.name}</h3>
        <p className={styles.label}>{cookings.map(nameOf).join(' · ')}</p>
        {recipe.eveningNote === null ? null : (
          <p className={styles.evening}>{t('print/evening-before', { note: recipe.eveningNote })}</p>
        )}
      </div>
      <div className={styles.dishes}>
        {only !== undefined && cookings.length === 1 ? (
          <AmountColumns dishes={dishes} cooking={only} />
        ) : (
          <AmountTable dishes={dishes} cookings={cookings} />
        )}
        <Method dishes={dishes} />
      </div>
    </article>
  )
}
