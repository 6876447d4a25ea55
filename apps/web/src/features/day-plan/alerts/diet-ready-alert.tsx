import { useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { dismissDietReadyNews, isDietReadyNews } from '../../../platform/storage/diet-is-ready.ts'
import { Alert } from '../../../ui/alert/alert.tsx'

/** The good news of a new plan, until it is closed. */
export function DietReadyAlert({ onClosed }: { readonly onClosed: () => void }) {
  const t = useT()
  const [isNews, setNews] = useState(isDietReadyNews)
  if (!isNews) return null
  const dismiss = () => {
    dismissDietReadyNews()
    setNews(false)
    onClosed()
  }
  return (
    <Alert kind="success" lead={t('day-plan/diet-is-ready/lead')} onClose={dismiss}>
      {t('day-plan/diet-is-ready/text')}
    </Alert>
  )
}
