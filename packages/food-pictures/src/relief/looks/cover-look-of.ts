import type { PlatedFood } from '../plated-meal.ts'
import { COVER_LOOKS } from './cover-looks.ts'
import { lookOf } from './look-of.ts'
import { foundLook, type FoundLook } from './look.ts'

/** How a food looks that lies on bread: in slices where that is how one has it, else as everywhere. */
export function coverLookOf(food: PlatedFood): FoundLook | null {
  const own = COVER_LOOKS[food.foodId]
  const isCrumbled = food.cuts.some(
    (cut) => cut === 'diced' || cut === 'grated' || cut === 'crumbled' || cut === 'strips',
  )
  const isOwnCut = own !== undefined && food.cuts.some((cut) => own[cut] !== undefined)
  return own === undefined || (isCrumbled && !isOwnCut && lookOf(food) !== null)
    ? lookOf(food)
    : foundLook(own, food, false)
}

/** Whether the food is seen by itself when it lies on bread. */
export const isCover = (food: PlatedFood): boolean => !food.isTakenIn && coverLookOf(food) !== null
