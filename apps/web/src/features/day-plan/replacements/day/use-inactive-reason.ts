import { useT } from '../../../../platform/i18n/i18n.ts'
import type { OtherDayFragment } from './day.gen.ts'

/** Why a day cannot be chosen, in words; null where it can. */
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
    // A reason of a newer server: that it cannot be chosen is seen on its button.
    case null:
    default:
      return null
  }
}
