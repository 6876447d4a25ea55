import { formatDay } from '@dayplate/dates'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { MacroDot } from '../../../ui/macro-dot/macro-dot.tsx'
import type { DietChangeFragment } from '../diet-settings.gen.ts'
import styles from './diet-change-dialog.module.css'
import { type ChangedPeriod, groupChanges } from './group-changes.ts'

const ROWS = [
  { nutrient: 'kcal', text: 'macro/energy', unit: 'kcal', macro: undefined },
  { nutrient: 'proteinG', text: 'macro/protein', unit: 'g', macro: 'protein' },
  { nutrient: 'fatG', text: 'macro/fat', unit: 'g', macro: 'fat' },
  { nutrient: 'carbohydrateG', text: 'macro/carbs', unit: 'g', macro: 'carbs' },
] as const

/** What a day holds now and then, for each run of days that are alike. */
export function ChangedPeriods({ days }: Pick<DietChangeFragment, 'days'>) {
  return (
    <ul>
      {groupChanges(days).map((period) => (
        <li key={period.first} className={styles.period}>
          <Period period={period} />
        </li>
      ))}
    </ul>
  )
}

function Period({ period }: { readonly period: ChangedPeriod }) {
  const t = useT()
  const language = useLanguage()
  const [first, last] = [period.first, period.last].map((date) => formatDay(date, language, 'day-month'))
  return (
    <>
      <h3 className={styles.days}>{first === last ? first : `${first} – ${last}`}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('diet-settings/change/day-holds')}</span>
            </th>
            {period.before ? <th scope="col">{t('diet-settings/change/before')}</th> : null}
            <th scope="col">{t('diet-settings/change/after')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ nutrient, text, unit, macro }) => (
            <tr key={nutrient}>
              <th scope="row">
                {macro ? <MacroDot macro={macro} /> : null} {t(text)}
              </th>
              {period.before ? <td>{`${Math.round(period.before[nutrient])} ${unit}`}</td> : null}
              <td>{`${Math.round(period.after[nutrient])} ${unit}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
