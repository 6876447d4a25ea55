import { WIZARD_STEPS, type WizardStep } from '@dayplate/rules/diet-settings'
import { createFileRoute, redirect, type RouterHistory, useNavigate, useRouter } from '@tanstack/react-router'
import { WizardPage } from '../features/diet-settings/wizard-page.tsx'
import { readToday, useToday } from '../platform/clock/today.ts'
import { GatewayProvider } from '../platform/graphql-client/gateway-provider.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { rewindHistory } from '../platform/navigation/rewind-history.ts'
import { requireSession } from '../platform/session/guards.ts'
import { tabStorage } from '../platform/storage/storage.ts'
import { FINISHED_WIZARD_KEY } from '../platform/storage/tab-keys.ts'

interface WizardSearch {
  readonly step?: WizardStep
  /** The change of a plan lies over the question. */
  readonly review?: string
}

export const Route = createFileRoute('/diet-settings')({
  beforeLoad({ location }) {
    requireSession({ location })
    const { wizardRun } = location.state
    if (wizardRun !== undefined && wizardRun === tabStorage.read(FINISHED_WIZARD_KEY)) {
      throw redirect({ ...todaysPlan(), replace: true })
    }
  },
  validateSearch: (search: Record<string, unknown>): WizardSearch => {
    const step = WIZARD_STEPS.find((known) => known === search['step'])
    const { review } = search
    return { ...(step && { step }), ...(typeof review === 'string' && { review }) }
  },
  loader: () => loadMessages('diet-settings', 'meals', 'calendar'),
  staticData: { title: 'title/diet-settings', frame: 'bare', tab: 'diet' },
  component: DietSettings,
})

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Place in the history where the wizard was entered; its first page has none and is that place itself. */
    wizardEntry?: number
    /** Names the way through the wizard by its first page; that page has none and is named by its own key. */
    wizardRun?: string | undefined
  }
}

const todaysPlan = () => ({ to: '/day-plan/$date', params: { date: readToday() } }) as const

const INTRODUCTION = { to: '/day-plan/intro' } as const

/** What every page of one way through the wizard keeps of its first. */
const wayOf = ({ wizardEntry, wizardRun, __TSR_index, __TSR_key }: RouterHistory['location']['state']) => ({
  wizardEntry: wizardEntry ?? __TSR_index,
  wizardRun: wizardRun ?? __TSR_key,
})

function DietSettings() {
  const navigate = useNavigate()
  const { history } = useRouter()
  const { step = 'start' } = Route.useSearch()
  // The browser's own way back must lead to the question before, not through every step one went back by.
  const goTo = (next: WizardStep, how: 'forward' | 'back') =>
    void navigate({
      to: '/diet-settings',
      search: { step: next },
      replace: how === 'back',
      state: wayOf(history.location.state),
    })
  // From the plan the way back leads to where one was before the wizard: its questions are answered. They still lie ahead.
  const finish = async (isFirstPlan: boolean) => {
    const { wizardEntry, wizardRun } = wayOf(history.location.state)
    tabStorage.write(FINISHED_WIZARD_KEY, wizardRun ?? null)
    await rewindHistory(history, wizardEntry)
    // The day would lead there itself, after a moment in which it seems to come.
    await navigate({ ...(isFirstPlan ? INTRODUCTION : todaysPlan()), replace: true })
  }
  return (
    <GatewayProvider>
      <WizardPage
        today={useToday()}
        step={step}
        onStep={goTo}
        onLeave={() => void navigate(todaysPlan())}
        onFinish={(isFirstPlan) => void finish(isFirstPlan)}
      />
    </GatewayProvider>
  )
}
