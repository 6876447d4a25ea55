import { type CalendarDay, formatDay } from '@dayplate/dates'
import { useChartWording } from '../wording/chart-wording.tsx'
import { useWording } from '../wording/wording.tsx'
import styles from './chart.module.css'

interface ChartTableProps {
  readonly label: string
  readonly rows: readonly { readonly day: CalendarDay; readonly value: string; readonly note?: string }[]
}

/** The values of a chart as text, the newest first. */
export function ChartTable({ label, rows }: ChartTableProps) {
  const words = useChartWording()
  const { language } = useWording()
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{label}</th>
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map(({ day, value, note }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day, language, 'medium')}</th>
            <td>
              <b>{value}</b>
              {note ? <span className={styles.note}>{note}</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
