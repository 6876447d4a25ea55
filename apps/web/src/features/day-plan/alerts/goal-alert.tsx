import { Link } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import type { TodaysNewsFragment } from '../day-plan.gen.ts'
import { MAKE_DECISION_PAGE } from '../pages-to-come.ts'
import { goalNews } from './notices.ts'

/** A goal that moved keeps asking what comes next, also of who put the answer off. */
export function GoalAlert({ news }: { readonly news: TodaysNewsFragment }) {
  const t = useT()
  const kind = goalNews(news)
  if (kind === null) return null
  return (
    <Alert kind={kind === 'reached' ? 'success' : 'info'} lead={t(`day-plan/goal-alert/${kind}`)} icon={<Flag />}>
      <Link to={MAKE_DECISION_PAGE}>{t('day-plan/goal-alert/decide')}</Link>
    </Alert>
  )
}
