import type { Food } from './food.ts'
import { isSoldWhole } from './food-container.ts'

/** Fruit and vegetables that are not packed. What a recipe leaves of them keeps, unlike the rest of an opened pack. */
export const isLooseProduce = ({ category, container }: Pick<Food, 'category' | 'container'>): boolean =>
  (category === 'vegetables' || category === 'fruit') && isSoldWhole(container)
