import styles from './amount-columns.module.css'
import type { PrintedCookingFragment, PrintedRecipeFragment } from './print.gen.ts'

interface AmountColumnsProps {
  readonly dishes: PrintedRecipeFragment['dishes']
  readonly cooking: PrintedCookingFragment
}

/** The ingredient amounts of each dish of one batch. Dishes are named only if there are several. */
export function AmountColumns({ dishes, cooking }: AmountColumnsProps) {
  return (
    <div>
      {dishes.map((dish, place) => (
        <div key={dish.name}>
          {dishes.length > 1 ? <h4 className={styles.dish}>{dish.name}</h4> : null}
          <ul className={styles.foods}>
            {dish.ingredients.map((name, index) => (
              <li key={`${name} ${cooking.amounts[place]?.[index]}`}>
                <b>{name}</b> {cooking.amounts[place]?.[index]}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
