import { useT } from '../../platform/i18n/i18n.ts'
import styles from './amount-table.module.css'
import type { PrintedRecipeFragment } from './print.gen.ts'
import { useCookingName } from './use-cooking-name.ts'

/** The ingredient amounts of a recipe that is cooked several times in different amounts. */
export function AmountTable({ dishes, cookings }: Pick<PrintedRecipeFragment, 'dishes' | 'cookings'>) {
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
