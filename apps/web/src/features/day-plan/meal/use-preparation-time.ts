import { type DurationParts, minutesOfDuration, preparationTimeOf } from '@dayplate/rules/day-plan'
import { useT } from '../../../platform/i18n/i18n.ts'

/** How long a meal takes, in words of a bucket: "< 30 min". */
export function usePreparationTime(duration: DurationParts): string {
  const t = useT()
  const { kind, minutes } = preparationTimeOf(minutesOfDuration(duration))
  return kind === 'under' ? t('day-plan/time-under', { minutes }) : t('day-plan/time-over', { minutes })
}
