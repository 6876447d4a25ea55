import { type DurationParts, minutesOfDuration, preparationTimeOf } from '@dayplate/rules/day-plan'
import { useT } from '../../platform/i18n/i18n.ts'

/** The preparation time as a range: "< 30 min". Texts: `macros`. */
export function usePreparationTime(duration: DurationParts): string {
  const t = useT()
  const { kind, minutes } = preparationTimeOf(minutesOfDuration(duration))
  return kind === 'under' ? t('preparation/under', { minutes }) : t('preparation/over', { minutes })
}
