import type { MealTypeName } from '../../../../domain/day-plan/day-plan.gen.ts'
import { isMealType } from '../../../../domain/meal/meal-grounds.ts'
import { useAddressMarker, type AddressMarker } from '../../../../platform/navigation/use-address-marker.ts'

/** A screen that replaces the day. The address names it, so that the browser's Back returns to the day. */
export type DayScreen =
  | { readonly kind: 'change-meal'; readonly mealType: MealTypeName; readonly marker: AddressMarker }
  | { readonly kind: 'change-dayplan'; readonly marker: AddressMarker }

/** The screen that the address opens, or null. An unknown meal type in the address opens none. */
export function useDayScreen(): DayScreen | null {
  const meal = useAddressMarker('change-meal')
  // External links use another name for this parameter (specification, section 2.2).
  const day = useAddressMarker('change-dayplan', 'showReplacements')
  if (isMealType(meal.value)) return { kind: 'change-meal', mealType: meal.value, marker: meal }
  return day.value === null ? null : { kind: 'change-dayplan', marker: day }
}
