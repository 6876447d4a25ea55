import { formatDay } from '@dayplate/dates'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { MacroDot } from '../../../ui/macro-dot/macro-dot.tsx'
import type { DietChangeFragment } from '../diet-settings.gen.ts'
import styles from './diet-change-dialog.module.css'
import { type ChangedPeriod, groupChanges } from './group-changes.ts'
import { AMOUNT_ROWS, amountOf, isAsNow } from './period-amounts.ts'

/** A table of the daily targets before and after the change, for each period of days with the same targets. */
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
  const before = isAsNow(period) ? null : period.before
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
            {before ? <th scope="col">{t('diet-settings/change/before')}</th> : null}
            <th scope="col">{t(isAsNow(period) ? 'diet-settings/change/same' : 'diet-settings/change/after')}</th>
          </tr>
        </thead>
        <tbody>
          {AMOUNT_ROWS.map((row) => (
            <tr key={row.nutrient}>
              <th scope="row">
                {row.macro ? <MacroDot macro={row.macro} /> : null} {t(row.text)}
              </th>
              {before ? <td>{amountOf(before, row)}</td> : null}
              <td>{amountOf(period.after, row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
