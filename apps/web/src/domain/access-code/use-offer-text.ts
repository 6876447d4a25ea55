import { useT } from '../../platform/i18n/i18n.ts'
import type { GivenByCodeFragment } from './access-code.gen.ts'

/** Describes what a code grants: "90 days of meal plans. Nothing to pay, and it ends by itself." */
export function useOfferText(): (offer: GivenByCodeFragment) => string {
  const t = useT()
  return ({ days, givesAccessToDiet, givesAccessToVideoWorkouts }) => {
    if (!givesAccessToVideoWorkouts) return t('coupon/offer/diet', { days })
    return givesAccessToDiet ? t('coupon/offer/both', { days }) : t('coupon/offer/workouts', { days })
  }
}
