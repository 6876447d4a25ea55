import { WIZARD_STEPS, type WizardStep } from '@dayplate/rules/diet-settings'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { WizardPage } from '../features/diet-settings/wizard-page.tsx'
import { readToday, useToday } from '../platform/clock/today.ts'
import { GatewayProvider } from '../platform/graphql-client/gateway-provider.tsx'
import { needTexts } from '../platform/i18n/i18n.ts'
import { requireSession } from '../platform/session/guards.ts'

interface WizardSearch {
  readonly step?: WizardStep
}

export const Route = createFileRoute('/diet-settings')({
  beforeLoad: requireSession,
  validateSearch: (search: Record<string, unknown>): WizardSearch => {
    const step = WIZARD_STEPS.find((known) => known === search['step'])
    return step === undefined ? {} : { step }
  },
  loader: () => needTexts('diet-settings', 'macros', 'calendar'),
  staticData: { title: 'title/diet-settings', frame: 'bare', tab: 'diet' },
  component: DietSettings,
})

function DietSettings() {
  const navigate = useNavigate()
  const { step = 'start' } = Route.useSearch()
  // The browser's own way back must lead to the question before, not through every step one went back by.
  const goTo = (next: WizardStep, how: 'forward' | 'back') =>
    void navigate({ to: '/diet-settings', search: { step: next }, replace: how === 'back' })
  const leave = () => void navigate({ to: '/day-plan/$date', params: { date: readToday() } })
  return (
    <GatewayProvider>
      <WizardPage today={useToday()} step={step} onStep={goTo} onLeave={leave} />
    </GatewayProvider>
  )
}
