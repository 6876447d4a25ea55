import { useT } from '../../platform/i18n/i18n.ts'
import styles from './method.module.css'
import type { PrintedRecipeFragment } from './print.gen.ts'

type PrintedDish = PrintedRecipeFragment['dishes'][number]

interface DishMethod extends Pick<PrintedDish, 'name' | 'swaps'> {
  readonly steps: readonly string[]
}

interface MethodProps {
  readonly dishes: readonly DishMethod[]
  readonly language: string
}

/**
 * The steps of each dish. Dishes are named only if there are several. The steps name the recipe's own ingredients, so the
 * replaced ones are named above them.
 */
export function Method({ dishes, language }: MethodProps) {
  const t = useT()
  return (
    <div>
      {dishes.map(({ name, steps, swaps }) => (
        <div key={name}>
          {dishes.length > 1 && steps.length > 0 ? (
            <h4 className={styles.dish} lang={language}>
              {name}
            </h4>
          ) : null}
          {swaps.map((swap) => (
            <p key={swap.original} className={styles.swap}>
              {t('meal-details/instead', swap)}
            </p>
          ))}
          <ol className={styles.steps} lang={language}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
