import { createFileRoute, redirect, useNavigate, useRouterState } from '@tanstack/react-router'
import { IntroductionPage } from '../features/introduction/introduction-page.tsx'
import { isPlanEnded } from '../features/introduction/is-plan-ended.ts'
import { readToday } from '../platform/clock/today.ts'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { requireSession } from '../platform/session/guards.ts'

export const Route = createFileRoute('/day-plan/intro')({
  beforeLoad: requireSession,
  async loader({ location }) {
    // The day plan has just said that there is a plan to introduce.
    const isAsked = location.state.dayPlanDate === undefined
    const [isEnded] = await Promise.all([isAsked && isPlanEnded(), loadMessages('introduction')])
    // As the day plan does.
    if (isEnded) throw redirect({ to: '/diet-settings', replace: true })
  },
  staticData: { title: 'title/introduction', tab: 'diet' },
  component: Introduction,
})

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The day somebody wanted to see when the introduction came first. */
    dayPlanDate?: string
  }
}

function Introduction() {
  const navigate = useNavigate()
  const wanted = useRouterState({ select: ({ location }) => location.state.dayPlanDate })
  // The way back does not lead into what is read.
  const start = () => void navigate({ to: '/day-plan/$date', params: { date: wanted ?? readToday() }, replace: true })
  return <IntroductionPage onStarted={start} />
}
