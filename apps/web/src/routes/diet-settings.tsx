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
  /** Opens the preview of a plan change over the question. */
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
    /** The history index of the wizard's first page. The first page itself has none. */
    wizardEntry?: number
    /** Identifies one run of the wizard by the key of its first page. The first page itself has none. */
    wizardRun?: string | undefined
  }
}

const todaysPlan = () => ({ to: '/day-plan/$date', params: { date: readToday() } }) as const

const INTRODUCTION = { to: '/day-plan/intro' } as const

/** The state that every page of one run takes over from its first page. */
const wayOf = ({ wizardEntry, wizardRun, __TSR_index, __TSR_key }: RouterHistory['location']['state']) => ({
  wizardEntry: wizardEntry ?? __TSR_index,
  wizardRun: wizardRun ?? __TSR_key,
})

function DietSettings() {
  const navigate = useNavigate()
  const { history } = useRouter()
  const { step = 'start' } = Route.useSearch()
  // The browser's Back leads to the previous question, not through every step the user went back by.
  const goTo = (next: WizardStep, how: 'forward' | 'back') =>
    void navigate({
      to: '/diet-settings',
      search: { step: next },
      replace: how === 'back',
      state: wayOf(history.location.state),
    })
  // Back from the plan leads to the page before the wizard, whose questions are answered. They remain ahead in the history.
  const finish = async (isFirstPlan: boolean) => {
    const { wizardEntry, wizardRun } = wayOf(history.location.state)
    tabStorage.write(FINISHED_WIZARD_KEY, wizardRun ?? null)
    await rewindHistory(history, wizardEntry)
    // The day plan would redirect there too, but only after a visible moment of loading.
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
