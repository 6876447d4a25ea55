import { Moon } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import styles from './day-alerts.module.css'
import { dismissDietReadyNews, isDietReadyNews } from '../../platform/storage/diet-is-ready.ts'

/** What is worth knowing before the meals. Nothing at all on most days. */
export function DayAlerts({ eveningNotes }: { readonly eveningNotes: readonly string[] }) {
  const t = useT()
  const [isReadyNews, setReadyNews] = useState(isDietReadyNews)
  const dismiss = () => {
    dismissDietReadyNews()
    setReadyNews(false)
  }
  if (!isReadyNews && eveningNotes.length === 0) return null
  return (
    <div className={styles.alerts}>
      {isReadyNews ? (
        <Alert kind="success" lead={t('day-plan/diet-is-ready/lead')} onClose={dismiss}>
          {t('day-plan/diet-is-ready/text')}
        </Alert>
      ) : null}
      {eveningNotes.length > 0 ? (
        <Alert kind="warning" lead={t('day-plan/for-tomorrow')} icon={<Moon />}>
          <EveningNotes notes={eveningNotes} />
        </Alert>
      ) : null}
    </div>
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
