import type { CalendarDay } from '@dayplate/dates'
import { DayAlerts } from './day-alerts.tsx'
import type { NormalDayFragment } from './day-plan.gen.ts'
import { DaySummary } from './day-summary.tsx'
import { FitProof } from './fit-proof.tsx'
import { MealCard } from './meal/meal-card.tsx'
import { useSetMealEaten } from './meal/use-set-meal-eaten.ts'
import styles from './normal-day.module.css'

interface NormalDayProps {
  readonly plan: NormalDayFragment
  readonly eveningNotes: readonly string[]
  readonly date: CalendarDay
  readonly today: CalendarDay
}

export function NormalDay({ plan, eveningNotes, date, today }: NormalDayProps) {
  const { isEaten, setEaten } = useSetMealEaten(plan)
  const eatenCount = plan.events.filter(isEaten).length
  return (
    <div className={styles.day}>
      <div className={styles.summary}>
        <DaySummary dayDiet={plan.dayDiet} date={date} isToday={date === today} hasMacros={plan.showMacros} />
        {plan.showMacros ? <FitProof proof={plan.proof} hints={plan.dayDiet.guideHints} /> : null}
        <DayAlerts eveningNotes={eveningNotes} />
      </div>
      <ul className={styles.meals}>
        {plan.events.map((event, index) => (
          <li key={event.key}>
            <MealCard
              event={event}
              isEaten={isEaten(event)}
              eaten={date > today ? null : { count: eatenCount, of: plan.events.length, isToday: date === today }}
              hasMacros={plan.showMacros}
              isFirst={index < 2}
              onEatenChange={(eaten) => setEaten(event, eaten)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
