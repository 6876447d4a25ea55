import { useT } from '../../platform/i18n/i18n.ts'
import styles from './amount-table.module.css'
import { dishesOf } from './dishes-on-paper.ts'
import type { PrintedRecipeFragment } from './print.gen.ts'
import { useCookingName, useDaysName } from './use-cooking-name.ts'

interface AmountTableProps extends Pick<PrintedRecipeFragment, 'dishes' | 'cookings'> {
  /** Whether one of the cookings is for several days. */
  readonly isPot: boolean
}

/** The ingredient amounts of a recipe that is cooked several times in different amounts. */
export function AmountTable({ dishes, cookings, isPot }: AmountTableProps) {
  const t = useT()
  const nameOf = useCookingName()
  const daysOf = useDaysName()
  const columns = cookings.map((cooking) => ({
    key: cooking.dates.join(),
    name: nameOf(cooking),
    dishes: dishesOf(dishes, cooking, daysOf),
  }))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('print/food')}</th>
          {columns.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {dishes.map(({ name: dish, ingredients, isFresh }, place) => (
        <tbody key={dish}>
          {isPot && isFresh ? (
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className={styles.fresh}>
                {dish}: {t('print/fresh')}
              </th>
            </tr>
          ) : null}
          {ingredients.map((name, index) => (
            <tr key={`${name} ${columns[0]?.dishes[place]?.amounts[index]}`}>
              <th scope="row">{name}</th>
              {columns.map(({ key, dishes: inColumn }) => (
                <td key={key}>{inColumn[place]?.amounts[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
