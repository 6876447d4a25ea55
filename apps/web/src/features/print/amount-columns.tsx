import { useT } from '../../platform/i18n/i18n.ts'
import styles from './amount-columns.module.css'
import type { DishOnPaper } from './dishes-on-paper.ts'

interface AmountColumnsProps {
  readonly dishes: readonly DishOnPaper[]
  /** Whether the meal is cooked once for several days. */
  readonly isPot: boolean
}

/** The ingredient amounts of each dish. Dishes are named only if there are several. */
export function AmountColumns({ dishes, isPot }: AmountColumnsProps) {
  const t = useT()
  return (
    <div>
      {dishes.map(({ name: dish, ingredients, amounts, isFresh }) => (
        <div key={dish}>
          {dishes.length > 1 ? <h4 className={styles.dish}>{dish}</h4> : null}
          {isPot && isFresh ? <p className={styles.fresh}>{t('print/fresh')}</p> : null}
          <ul className={styles.foods}>
            {ingredients.map((name, index) => (
              <li key={`${name} ${amounts[index]}`}>
                <b>{name}</b> {amounts[index]}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
