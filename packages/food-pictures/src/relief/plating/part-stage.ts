import type { Spot } from '../crockery/spot.ts'
import type { PlatedFood } from '../plated-meal.ts'
import type { Stage } from '../scene/stage.ts'

/** The stage for some foods of a dish in a part of its spot. */
export const partStage = (stage: Stage, spot: Spot, foods: readonly PlatedFood[]): Stage => ({
  ...stage,
  spot,
  dish: { ...stage.dish, foods },
  toppings: [],
})

/** Whether a spot has a wall that holds a liquid. */
export const isDeep = ({ floor, level }: Spot): boolean => level - floor > 4
