import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import { MacroDot } from '../../ui/macro-dot/macro-dot.tsx'
import type { FitProofFragment, GramsFragment } from './day-plan.gen.ts'
import styles from './fit-details.module.css'
import { formatDeviation } from './format-deviation.ts'

const ROWS = [
  { nutrient: 'kcal', text: 'macro/energy', unit: 'kcal', macro: undefined },
  { nutrient: 'proteinG', text: 'macro/protein', unit: 'g', macro: 'protein' },
  { nutrient: 'fatG', text: 'macro/fat', unit: 'g', macro: 'fat' },
  { nutrient: 'carbohydrateG', text: 'macro/carbs', unit: 'g', macro: 'carbs' },
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
        {ROWS.map(({ nutrient, text, unit, macro }) => (
          <tr key={nutrient}>
            <th scope="row">
              {macro ? <MacroDot macro={macro} /> : null}
              {t(text)}
            </th>
            <td>
              {Math.round(proof.target[nutrient])}&nbsp;<small>{unit}</small>
            </td>
            <td>
              {Math.round(proof.actual[nutrient])}&nbsp;<small>{unit}</small>
            </td>
            <td>{formatDeviation(proof.deviation[nutrient], language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
