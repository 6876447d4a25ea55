import { Fragment, useId, type ReactNode } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { RecipeIngredients, type RecipeIngredient, type RecipeIngredientsProps } from './recipe-ingredients.tsx'
import styles from './recipe.module.css'

/** A step in parts: text, and the amount of an ingredient that the text names. */
export interface RecipeStep {
  readonly parts: readonly { readonly text: string; readonly amount: string | null }[]
}

interface RecipeProps<Ingredient extends RecipeIngredient> extends RecipeIngredientsProps<Ingredient> {
  /** The name of the dish. */
  readonly name: string
  readonly steps: readonly RecipeStep[]
  /** The language of the name and the steps; foods are always in that of the page. */
  readonly language: string
  /** Heading of the steps; "Method" unless given. */
  readonly stepsTitle?: string
  /** Shown beside the name. */
  readonly note?: ReactNode
  /** Differences from the recipe, shown above its steps. */
  readonly changes?: readonly { readonly key: string; readonly text: string }[]
}

/** One dish with its ingredients and steps. Texts: `meal-details`. */
export function Recipe<Ingredient extends RecipeIngredient>(props: RecipeProps<Ingredient>) {
  const titleId = useId()
  const { name, note, steps, language, stepsTitle, changes = [], ingredients, rowOf } = props
  return (
    <section className={styles.dish} aria-labelledby={titleId}>
      <div className={styles.name}>
        <h3 id={titleId} className={styles.title} lang={language}>
          {name}
        </h3>
        {note}
      </div>
      <RecipeIngredients ingredients={ingredients} rowOf={rowOf} />
      {steps.length === 0 ? null : <Method {...{ steps, language, stepsTitle, changes }} />}
    </section>
  )
}

interface MethodProps extends Required<Pick<RecipeProps<RecipeIngredient>, 'steps' | 'language' | 'changes'>> {
  readonly stepsTitle: string | undefined
}

function Method({ steps, language, stepsTitle, changes }: MethodProps) {
  const t = useT()
  return (
    <div>
      <h4 className={styles.title}>{stepsTitle ?? t('meal-details/method')}</h4>
      {changes.map(({ key, text }) => (
        <p key={key} className={styles.instead}>
          {text}
        </p>
      ))}
      <ol className={styles.steps} lang={language}>
        {placed(steps).map(({ place, ...step }) => (
          <li key={place}>
            <p>
              <StepWords step={step} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Adds the places in the recipe as React keys, because two steps may read the same. */
const placed = <T extends object>(entries: readonly T[]) => entries.map((entry, place) => ({ ...entry, place }))

/** The text of a step, with each amount in brackets after its ingredient. */
function StepWords({ step: { parts } }: { readonly step: RecipeStep }) {
  return placed(parts).map(({ text, amount, place }) =>
    amount === null ? (
      text
    ) : (
      <Fragment key={place}>
        {text} <span className={styles.amount}>({amount})</span>
      </Fragment>
    ),
  )
}
