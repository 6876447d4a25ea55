import { Scale, Soup, TrendingDown } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx'
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx'
import { Sample } from './sample.tsx'

const PERIODS = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'half-year', label: 'Half year' },
] as const

const GOALS = [
  {
    value: 'lose',
    title: 'Lose weight',
    text: 'A gentle deficit, never below a safe floor',
    icon: <TrendingDown />,
    details: 'What belongs to this answer alone',
  },
  { value: 'keep', title: 'Keep my weight', text: 'The goal is what you weigh now', icon: <Scale /> },
  { value: 'gain', title: 'Put on weight', text: 'A little more on every plate', icon: <Soup /> },
] as const

/** The theme keeps the names of both halves apart: radio buttons of one name are one group. */
export function ChoiceSamples({ theme }: { readonly theme: string }) {
  const [period, setPeriod] = useState<(typeof PERIODS)[number]['value']>('week')
  const [goal, setGoal] = useState<(typeof GOALS)[number]['value'] | null>('lose')
  const [isAccepted, setAccepted] = useState(true)
  return (
    <Sample title="Choices">
      <SegmentedControl label="Period" name={`period-${theme}`} value={period} onChange={setPeriod} options={PERIODS} />
      <Checkbox label="A checkbox with its label" name="plain" value={isAccepted} onChange={setAccepted} />
      <Checkbox label="A checkbox in a card" name="card" value={isAccepted} onChange={setAccepted} isCard />
      <Checkbox
        label="A consent not given"
        name="refused"
        value={false}
        onChange={setAccepted}
        isCard
        error="Please accept"
      />
      <RadioCards label="Goal" name={`goal-${theme}`} value={goal} onChange={setGoal} options={GOALS} />
    </Sample>
  )
}
