import { useT } from '../../platform/i18n/i18n.ts'
import type { PrintedRecipeFragment } from './print.gen.ts'
import { AmountColumns } from './amount-columns.tsx'
import { Method } from './method.tsx'
import { KeepLine } from './keep-line.tsx'
import { withSteps } from './printed-plan.ts'
import { useCookingName } from './use-cooking-name.ts'
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
  const { cookings, dishes } = recipe
  const [only] = cookings
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
        {cookings.some(({ portions }) => portions > 1) ? <KeepLine leftoverUse={recipe.leftoverUse} isPot /> : null}
      </div>
      <div className={styles.dishes}>
        {only !== undefined && cookings.length === 1 ? (
          <AmountColumns dishes={dishes} cooking={only} />
        ) : (
          <AmountTable dishes={dishes} cookings={cookings} />
        )}
        {/* Steps name one amount each, so a recipe cooked in several amounts has them in its table alone. */}
        <Method
          dishes={only !== undefined && cookings.length === 1 ? withSteps(dishes, only) : dishes}
          language={recipe.textLanguage}
        />
      </div>
    </article>
  )
}

/** The ingredient amounts of a recipe that is cooked several times in different amounts. */
function AmountTable({ dishes, cookings }: Pick<PrintedRecipeFragment, 'dishes' | 'cookings'>) {
  const t = useT()
  const nameOf = useCookingName()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('print/food')}</th>
          {cookings.map((cooking) => (
            <th key={cooking.dates.join()} scope="col">
              {nameOf(cooking)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dishes.flatMap(({ name: dish, ingredients }, place) =>
          ingredients.map((name, index) => (
            <tr key={`${dish} ${name} ${cookings[0]?.amounts[place]?.[index]}`}>
              <th scope="row">{name}</th>
              {cookings.map(({ dates, amounts }) => (
                <td key={dates.join()}>{amounts[place]?.[index]}</td>
              ))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}
