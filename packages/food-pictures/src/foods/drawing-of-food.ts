import { breads } from './breads.ts'
import { dairyAndEggs } from './dairy-and-eggs.ts'
import type { FoodDrawing, FoodDrawings } from './food-drawing.ts'
import { fruit } from './fruit.ts'
import { grains } from './grains.ts'
import { meatAndFish } from './meat-and-fish.ts'
import { nutsAndSeeds } from './nuts-and-seeds.ts'
import { plantProtein } from './plant-protein.ts'
import { seasonings } from './seasonings.ts'
import { sweets } from './sweets.ts'
import { vegetables } from './vegetables.ts'

/** How each food of the catalogue is drawn, by food id (`greek-yoghurt`). Foods left out on purpose are in `UNDRAWN_FOODS`. */
export const drawingOfFood: FoodDrawings = {
  ...grains,
  ...breads,
  ...dairyAndEggs,
  ...plantProtein,
  ...meatAndFish,
  ...vegetables,
  ...fruit,
  ...nutsAndSeeds,
  ...seasonings,
  ...sweets,
}

/** Null for a food we do not know or do not draw: show nothing, never a wrong food. */
export function findDrawing(foodId: string): FoodDrawing | null {
  return Object.hasOwn(drawingOfFood, foodId) ? (drawingOfFood[foodId] ?? null) : null
}
