import type { MealTypeName } from '../day-plan.gen.ts'
import { isMealType } from '../../../domain/meal/meal-grounds.ts'
import { useAddressMarker, type AddressMarker } from '../../../platform/navigation/use-address-marker.ts'

/** What stands in the place of the day, named by the address, so that the browser's Back leads to the day again. */
export type DayScreen =
  | { readonly kind: 'change-meal'; readonly mealType: MealTypeName; readonly marker: AddressMarker }
  | { readonly kind: 'change-dayplan'; readonly marker: AddressMarker }

/** A meal type that the address makes up opens nothing. */
export function useDayScreen(): DayScreen | null {
  const meal = useAddressMarker('change-meal')
  // Links from elsewhere have another name for the same (specification, section 2.2).
  const day = useAddressMarker('change-dayplan', 'showReplacements')
  if (isMealType(meal.value)) return { kind: 'change-meal', mealType: meal.value, marker: meal }
  return day.value === null ? null : { kind: 'change-dayplan', marker: day }
}
