import type { CalendarDay } from '@dayplate/dates'
import { useDeferredValue, useEffect } from 'react'
import { useAddressMarker } from '../../../platform/navigation/use-address-marker.ts'
import { WaitingLine } from '../../../platform/outbox/waiting-line.tsx'
import { DayActions } from './actions/day-actions.tsx'
import { DayAlerts, hasAlerts } from '../alerts/lazy-day-alerts.ts'
import type { NormalDayFragment } from '../../../domain/day-plan/day-plan.gen.ts'
import type { TodaysNewsFragment } from '../day-plan.gen.ts'
import { DaySummary } from './day-summary.tsx'
import { FitProof } from './fit/fit-proof.tsx'
import { MealCard } from './meal/meal-card.tsx'
import { useKnownMeals } from './meal/use-known-meals.ts'
import { prepareSending } from '../../../platform/outbox/request-sending.ts'
import { useSetMealEaten } from './meal/use-set-meal-eaten.ts'
import styles from './normal-day.module.css'

interface NormalDayProps {
  readonly plan: NormalDayFragment
  readonly news: TodaysNewsFragment | null
  readonly date: CalendarDay
  readonly today: CalendarDay
}

export function NormalDay({ plan, news, date, today }: NormalDayProps) {
  const { isEaten, setEaten } = useSetMealEaten(plan)
  useEffect(prepareSending, [])
  const details = useAddressMarker('meal-details')
  const replacement = useAddressMarker('change-meal')
  const meals = useKnownMeals(plan.events)
  const eatenCount = meals.filter(isEaten).length
  const isAllEaten = eatenCount > 0 && eatenCount === meals.length
  const alerts = { day: plan, news, isEaten: isAllEaten, date, today }
  // Alerts can appear on a visible day, for example after a copy. Deferring them keeps the day visible while their code loads.
  const isAlerted = useDeferredValue(hasAlerts(alerts))
  return (
    <div className={styles.day}>
      <div className={styles.summary}>
        <WaitingLine />
        <DaySummary dayDiet={plan.dayDiet} date={date} isToday={date === today} hasMacros={plan.showMacros} />
        {plan.showMacros ? (
          <FitProof
            proof={plan.proof}
            hints={plan.dayDiet.guideHints}
            week={plan.weekHints}
            dietId={plan.dayDiet.dietId}
          />
        ) : null}
        <DayActions plan={plan} date={date} isEaten={isAllEaten} />
        {isAlerted ? <DayAlerts {...alerts} /> : null}
      </div>
      <ul className={styles.meals}>
        {meals.map((meal, index) => (
          // The key is the meal type, so that a replaced meal updates the same element.
          <li key={meal.mealType.type}>
            <MealCard
              meal={meal}
              isEaten={isEaten(meal)}
              eaten={date > today ? null : { count: eatenCount, of: meals.length, isToday: date === today }}
              hasMacros={plan.showMacros}
              isFirst={index < 2}
              onOpen={() => details.open(meal.mealType.type)}
              onEatenChange={(eaten) => setEaten(meal, eaten)}
              onReplace={() => replacement.open(meal.mealType.type)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
