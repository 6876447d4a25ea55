import { Soup, TrendingDown, Utensils } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx'
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx'
import { Switch } from '../../ui/switch/switch.tsx'
import { Sample, useNameInTheme } from './sample.tsx'

const PERIODS = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'half-year', label: 'Half year' },
] as const

const SIX = ['1 w', '2 w', '1 m', '3 m', '6 m', '1 y'].map((label) => ({ value: label, label }))

const GOALS = [
  {
    value: 'lose',
    title: 'Lose weight',
    text: 'A gentle deficit, never below a safe floor',
    icon: <TrendingDown />,
    details: 'What belongs to this answer alone',
  },
  { value: 'keep', title: 'Keep my weight', text: 'The goal is what you weigh now', icon: <Utensils /> },
  { value: 'gain', title: 'Put on weight', text: 'A little more on every plate', icon: <Soup /> },
] as const

const ignore = () => {}

export function ChoiceSamples({ title }: { readonly title: string }) {
  return (
    <Sample title={title}>
      <Segments />
      <Checkboxes />
      <Switches />
      <Cards />
    </Sample>
  )
}

function Segments() {
  const inTheme = useNameInTheme()
  const [period, setPeriod] = useState<(typeof PERIODS)[number]['value']>('week')
  const [many, setMany] = useState('1 m')
  return (
    <>
      <SegmentedControl label="Period" name={inTheme('period')} value={period} onChange={setPeriod} options={PERIODS} />
      <SegmentedControl
        label="Five periods"
        name={inTheme('five')}
        value={many}
        onChange={setMany}
        options={SIX.slice(0, 5)}
      />
      <SegmentedControl label="Six periods" name={inTheme('six')} value={many} onChange={setMany} options={SIX} />
    </>
  )
}

function Checkboxes() {
  const [isAccepted, setAccepted] = useState(true)
  return (
    <>
      <Checkbox label="A checkbox with its label" name="plain" value={isAccepted} onChange={setAccepted} />
      <Checkbox label="Not given" name="empty" value={false} onChange={ignore} />
      <Checkbox label="Disabled" name="disabled" value onChange={ignore} disabled />
      <Checkbox label="A checkbox in a card" name="card" value={isAccepted} onChange={setAccepted} isCard />
      <Checkbox
        label="A consent not given"
        name="refused"
        value={false}
        onChange={ignore}
        isCard
        error="Please accept"
      />
    </>
  )
}

function Switches() {
  const [isOn, setOn] = useState(true)
  return (
    <div>
      <Switch label="Diet course" note="One short lesson a week" name="course" value={isOn} onChange={setOn} />
      <Switch label="Newsletter" note="Offers and news" name="news" value={!isOn} onChange={(next) => setOn(!next)} />
      <Switch label="Not available" name="never" value={false} onChange={ignore} disabled />
    </div>
  )
}

function Cards() {
  const inTheme = useNameInTheme()
  const [goal, setGoal] = useState<(typeof GOALS)[number]['value'] | null>('lose')
  return (
    <>
      <RadioCards label="Goal" name={inTheme('goal')} value={goal} onChange={setGoal} options={GOALS} />
      <RadioCards
        label="Goal not chosen"
        name={inTheme('no-goal')}
        value={null}
        onChange={ignore}
        options={[{ value: 'lose', title: 'Lose weight' }]}
        error="Choose a goal"
      />
    </>
  )
}
