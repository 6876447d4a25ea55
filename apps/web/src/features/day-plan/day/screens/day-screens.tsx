import type { CalendarDay } from '@dayplate/dates'
import type { ComponentType } from 'react'
import { FailedState } from '../../../../platform/errors/failed-state.tsx'
import { DrawnPart } from '../../../../platform/lazy/drawn-part.tsx'
import { type LazyPart, lazyPart } from '../../../../platform/lazy/lazy-part.ts'
import { Page } from '../../../../ui/page/page.tsx'
import type { NormalDayFragment } from '../../../../domain/day-plan/day-plan.gen.ts'
import { DayPlanSkeleton } from '../day-plan-skeleton.tsx'
import type { DayScreen } from './use-day-screen.ts'

const changeMeal = lazyPart(
  async () => (await import('../../../replacements/meal/change-meal.tsx')).ChangeMeal,
  'exchange',
)

const changeDay = lazyPart(
  async () => (await import('../../../replacements/day/change-day.tsx')).ChangeDay,
  'exchange',
  'change-day',
)

interface DayScreensProps {
  readonly screen: DayScreen
  readonly plan: NormalDayFragment
  readonly date: CalendarDay
}

/** A screen that replaces the day. Its code loads when it opens. */
export function OpenDayScreen({ screen, plan, date }: DayScreensProps) {
  switch (screen.kind) {
    case 'change-meal': {
      const meal = plan.events.find(({ mealType }) => mealType.type === screen.mealType)
      if (meal === undefined) return null
      return <LazyScreen part={changeMeal} props={{ plan, meal, date, onClose: screen.marker.close }} />
    }
    case 'change-dayplan':
      // The key resets the screen for another date, so that the typed search does not carry over.
      return (
        <LazyScreen
          key={date}
          part={changeDay}
          props={{ date, isEaten: plan.events.every((meal) => meal.isEaten), onClose: screen.marker.close }}
        />
      )
  }
}

interface LazyScreenProps<Props> {
  readonly part: LazyPart<ComponentType<Props>>
  readonly props: Props
}

const LazyScreen = <Props extends object>({ part, props }: LazyScreenProps<Props>) => (
  <DrawnPart
    part={part}
    props={props}
    loading={
      <Page>
        <DayPlanSkeleton hasActions={false} />
      </Page>
    }
    failed={(retry) => (
      <Page>
        <FailedState failure={{ kind: 'network' }} onRetry={retry} />
      </Page>
    )}
  />
)
