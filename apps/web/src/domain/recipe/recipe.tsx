import { useId, type ReactNode } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { RecipeIngredients, type RecipeIngredient, type RecipeIngredientsProps } from './recipe-ingredients.tsx'
import styles from './recipe.module.css'

interface RecipeProps<Ingredient extends RecipeIngredient> extends RecipeIngredientsProps<Ingredient> {
  /** The name of the dish. */
  readonly name: string
  readonly steps: readonly string[]
  /** Shown beside the name. */
  readonly note?: ReactNode
  /** Differences from the recipe, shown above its steps. */
  readonly changes?: readonly { readonly key: string; readonly text: string }[]
}

/** One dish with its ingredients and steps. Texts: `meal-details`. */
export function Recipe<Ingredient extends RecipeIngredient>(props: RecipeProps<Ingredient>) {
  const titleId = useId()
  const { name, note, steps, changes = [], ingredients, rowOf } = props
  return (
    <section className={styles.dish} aria-labelledby={titleId}>
      <div className={styles.name}>
        <h3 id={titleId} className={styles.title}>
          {name}
        </h3>
        {note}
      </div>
      <RecipeIngredients ingredients={ingredients} rowOf={rowOf} />
      {steps.length === 0 ? null : <Method steps={steps} changes={changes} />}
    </section>
  )
}

function Method({ steps, changes }: Required<Pick<RecipeProps<RecipeIngredient>, 'steps' | 'changes'>>) {
  const t = useT()
  return (
    <div>
      <h4 className={styles.title}>{t('meal-details/method')}</h4>
      {changes.map(({ key, text }) => (
        <p key={key} className={styles.instead}>
          {text}
        </p>
      ))}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
