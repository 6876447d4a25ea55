import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import type { DayPlanOf } from '../use-day-plan.ts'
import { formatDistance, formatWeight, formatWeightChange } from './format-weight.ts'
import { GoalStage } from './goal-stage.tsx'

interface GoalLostProps {
  readonly goal: Pick<DayPlanOf<'DailyDietPlanGoalLost'>, 'because' | 'weight' | 'goalWeight'>
  readonly onLater: () => void
}

/** A weight that was to be kept has gone its own way. */
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
