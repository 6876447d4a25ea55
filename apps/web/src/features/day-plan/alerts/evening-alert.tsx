import { Moon } from 'lucide-react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import styles from './day-alerts.module.css'

/** What to do this evening for the meals of tomorrow. */
export function EveningAlert({ notes }: { readonly notes: readonly string[] }) {
  const t = useT()
  if (notes.length === 0) return null
  return (
    <Alert kind="warning" lead={t('day-plan/for-tomorrow')} icon={<Moon />}>
      <EveningNotes notes={notes} />
    </Alert>
  )
}

function EveningNotes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 1) return notes[0]
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
