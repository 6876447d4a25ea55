import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import type { DayPlanOf } from '../day/use-day-plan.ts'
import { formatDistance, formatWeight, formatWeightChange } from './format-weight.ts'
import { GoalStage } from './goal-stage.tsx'

interface GoalLostProps {
  readonly goal: Pick<DayPlanOf<'DailyDietPlanGoalLost'>, 'because' | 'weight' | 'goalWeight'>
  readonly onLater: () => void
}

/** Shown if the user wants to keep a weight, but it has moved too far from the goal weight. */
export function GoalLost({ goal: { because, weight, goalWeight }, onLater }: GoalLostProps) {
  const t = useT()
  const language = useLanguage()
  const words = {
    weight: formatWeight(weight, language),
    change: formatDistance(goalWeight, weight, language),
    goal: formatWeight(goalWeight, language),
    because,
  }
  return (
    <GoalStage
      picture={platePictures.laid}
      ground="dinner"
      title={t('day-plan/goal-lost/title')}
      text={t('day-plan/goal-lost/text', words)}
      change={formatWeightChange(goalWeight, weight, language)}
      onLater={onLater}
    />
  )
}
