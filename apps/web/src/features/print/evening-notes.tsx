import { useT } from '../../platform/i18n/i18n.ts'
import styles from './evening-notes.module.css'
import { TickBox } from './tick-box.tsx'

/** Tasks for the evening of a day, in preparation of the next one. Empty on most days. */
export function EveningNotes({ notes }: { readonly notes: readonly string[] }) {
  const t = useT()
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>
          <TickBox />
          {t('print/evening', { note })}
        </li>
      ))}
    </ul>
  )
}
