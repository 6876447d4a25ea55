import { createFileRoute, redirect, useNavigate, useRouterState } from '@tanstack/react-router'
import { IntroductionPage } from '../features/introduction/introduction-page.tsx'
import { isConsentWithdrawn } from '../features/introduction/is-consent-withdrawn.ts'
import { readToday } from '../platform/clock/today.ts'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { requireSession } from '../platform/session/guards.ts'

export const Route = createFileRoute('/day-plan/intro')({
  beforeLoad: requireSession,
  async loader({ location }) {
    // A user whom the day plan redirects here has a plan to introduce.
    const comesByThemselves = location.state.dayPlanDate === undefined
    const [isWithdrawn] = await Promise.all([comesByThemselves && isConsentWithdrawn(), loadMessages('introduction')])
    // Redirects as the day plan does.
    if (isWithdrawn) throw redirect({ to: '/diet-settings', replace: true })
  },
  staticData: { title: 'title/introduction', tab: 'diet' },
  component: Introduction,
})

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The day the user wanted to see before the introduction. */
    dayPlanDate?: string
  }
}

function Introduction() {
  const navigate = useNavigate()
  const wanted = useRouterState({ select: ({ location }) => location.state.dayPlanDate })
  // Replaces the entry, so that Back does not return to the introduction.
  const start = () => void navigate({ to: '/day-plan/$date', params: { date: wanted ?? readToday() }, replace: true })
  return <IntroductionPage onStarted={start} />
}
