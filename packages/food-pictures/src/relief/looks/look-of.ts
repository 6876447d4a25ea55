import type { PlatedFood } from '../plated-meal.ts'
import { LOOKS } from './looks.ts'
import { foundLook, type FoundLook } from './look.ts'
import { ROLE_LOOKS } from './role-looks.ts'

/** How a food looks on the plate. Null for foods that are not seen by themselves: oil, salt, stock. */
export function lookOf(food: PlatedFood): FoundLook | null {
  const own = LOOKS[food.foodId]
  if (own !== undefined) return foundLook(own, food, false)
  const borrowed = food.role === null ? undefined : ROLE_LOOKS[food.role]
  return borrowed === undefined ? null : foundLook(borrowed, food, true)
}

/** Whether the food is seen by itself on the plate. */
export const isVisible = (food: PlatedFood): boolean => !food.isTakenIn && lookOf(food) !== null
