import type { CalendarDay } from '@dayplate/dates'
import type { ComponentType } from 'react'
import { FailedState } from '../../../platform/errors/failed-state.tsx'
import { loadMessages } from '../../../platform/i18n/i18n.ts'
import { useLazy } from '../../../platform/lazy/use-lazy.ts'
import { Page } from '../../../ui/page/page.tsx'
import type { NormalDayFragment } from '../day-plan.gen.ts'
import { DayPlanSkeleton } from '../day-plan-skeleton.tsx'
import type { DayScreen } from './use-day-screen.ts'

interface DayScreensProps {
  readonly screen: DayScreen
  readonly plan: NormalDayFragment
  readonly date: CalendarDay
}

/** What stands in the place of the day; its code comes when somebody opens it. */
export function OpenDayScreen({ screen, plan, date }: DayScreensProps) {
  switch (screen.kind) {
    case 'change-meal': {
      const meal = plan.events.find(({ mealType }) => mealType.type === screen.mealType)
      if (meal === undefined) return null
      return <LazyScreen load={loadChangeMeal} props={{ plan, meal, date, onClose: screen.marker.close }} />
    }
    case 'change-dayplan':
      // Another date is another list, without what was typed for the one before.
      return (
        <LazyScreen
          key={date}
          load={loadChangeDay}
          props={{ date, isEaten: plan.events.every((meal) => meal.isEaten), onClose: screen.marker.close }}
        />
      )
  }
}

async function loadChangeMeal() {
  const [{ ChangeMeal }] = await Promise.all([import('../change-meal/change-meal.tsx'), loadMessages('exchange')])
  return ChangeMeal
}

async function loadChangeDay() {
  const [{ ChangeDay }] = await Promise.all([
    import('../change-day/change-day.tsx'),
    loadMessages('exchange', 'change-day'),
  ])
  return ChangeDay
}

interface LazyScreenProps<Props> {
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
}

function LazyScreen<Props extends object>({ load, props }: LazyScreenProps<Props>) {
  const state = useLazy(load)
  if (state.kind === 'ready') return <state.Part {...props} />
  return (
    <Page>
      {state.kind === 'loading' ? (
        <DayPlanSkeleton hasActions={false} />
      ) : (
        <FailedState failure={{ kind: 'network' }} onRetry={state.retry} />
      )}
    </Page>
  )
}
