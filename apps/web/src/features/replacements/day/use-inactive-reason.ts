import { useT } from '../../../platform/i18n/i18n.ts'
import type { OtherDayFragment } from './day.gen.ts'

/** The text that says why a day cannot be chosen. Null if it can be chosen or the reason is unknown to this page. */
export function useInactiveReason({ active, inactiveReason, events }: OtherDayFragment): string | null {
  const t = useT()
  if (active) return null
  switch (inactiveReason) {
    case 'MEALS_EXCLUDED': {
      const excluded = events.flatMap((meal) => meal.excluded)
      const names = excluded.map(({ allergen, food }) =>
        allergen === null ? (food?.name ?? '') : t(`allergen/${allergen}`),
      )
      return t('change-day/inactive/excluded', { names: [...new Set(names)].join(', ') })
    }
    case 'ALREADY_EATEN':
      return t('change-day/inactive/eaten')
    case 'OUT_OF_TOLERANCE':
      return t('exchange/out-of-tolerance')
    // A newer server may send a reason unknown to this page. The disabled button then has no explanation.
    case null:
    default:
      return null
  }
}
