import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import type { FitProofFragment, GramsFragment } from './day-plan.gen.ts'
import styles from './fit-proof.module.css'
import { formatDeviation } from './format-deviation.ts'

const ROWS = [
  { nutrient: 'kcal', text: 'macro/energy', unit: 'kcal', mark: undefined },
  { nutrient: 'proteinG', text: 'macro/protein', unit: 'g', mark: styles.protein },
  { nutrient: 'fatG', text: 'macro/fat', unit: 'g', mark: styles.fat },
  { nutrient: 'carbohydrateG', text: 'macro/carbs', unit: 'g', mark: styles.carbs },
] as const satisfies readonly { nutrient: Exclude<keyof GramsFragment, '__typename'>; [key: string]: unknown }[]

export function FitTable({ proof }: { readonly proof: FitProofFragment }) {
  const t = useT()
  const language = useLanguage()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('day-plan/proof/nutrient')}</span>
          </th>
          <th scope="col">{t('day-plan/proof/target')}</th>
          <th scope="col">{t('day-plan/proof/actual')}</th>
          <th scope="col">{t('day-plan/proof/deviation')}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ nutrient, text, unit, mark }) => (
          <tr key={nutrient}>
            <th scope="row">
              {mark ? <i className={mark} aria-hidden="true" /> : null}
              {t(text)}
            </th>
            <td>
              {Math.round(proof.target[nutrient])} <small>{unit}</small>
            </td>
            <td>
              {Math.round(proof.actual[nutrient])} <small>{unit}</small>
            </td>
            <td>{formatDeviation(proof.deviation[nutrient], language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
