import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import type { DayPlanOf } from '../day/use-day-plan.ts'
import { formatDistance, formatWeight, formatWeightChange } from './format-weight.ts'
import { GoalStage } from './goal-stage.tsx'
import goalReachedPicture from './pictures/goal-reached.svg?no-inline'

interface GoalReachedProps {
  readonly goal: Pick<DayPlanOf<'DailyDietPlanGoalReached'>, 'because' | 'weight' | 'firstWeight'>
  readonly onLater: () => void
}

/** Shown when the user has reached the goal weight. */
export function GoalReached({ goal: { because, weight, firstWeight }, onLater }: GoalReachedProps) {
  const t = useT()
  const language = useLanguage()
  const words = {
    weight: formatWeight(weight, language),
    change: formatDistance(firstWeight, weight, language),
    because,
  }
  return (
    <GoalStage
      picture={goalReachedPicture}
      ground="breakfast"
      title={t('day-plan/goal-reached/title')}
      text={t('day-plan/goal-reached/text', words)}
      change={formatWeightChange(firstWeight, weight, language)}
      onLater={onLater}
    />
  )
}
