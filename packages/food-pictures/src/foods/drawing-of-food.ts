import { breads } from './breads.ts'
import { dairyAndEggs } from './dairy-and-eggs.ts'
import { fish } from './fish.ts'
import { flours } from './flours.ts'
import type { FoodDrawing, FoodDrawings } from './food-drawing.ts'
import { fruit } from './fruit.ts'
import { grains } from './grains.ts'
import { juices } from './juices.ts'
import { meat } from './meat.ts'
import { nutsAndSeeds } from './nuts-and-seeds.ts'
import { pasta } from './pasta.ts'
import { plantProtein } from './plant-protein.ts'
import { seasonings } from './seasonings.ts'
import { sweets } from './sweets.ts'
import { vegetables } from './vegetables.ts'

/**
 * The drawing of each food of the catalogue, by food id (`greek-yoghurt`). Foods without a drawing on purpose are in
 * `UNDRAWN_FOODS`.
 */
export const drawingOfFood: FoodDrawings = {
  ...grains,
  ...flours,
  ...pasta,
  ...breads,
  ...dairyAndEggs,
  ...plantProtein,
  ...meat,
  ...fish,
  ...vegetables,
  ...fruit,
  ...juices,
  ...nutsAndSeeds,
  ...seasonings,
  ...sweets,
}

/** Null for an unknown food or one without a drawing: show nothing rather than a wrong food. */
export function findDrawing(foodId: string): FoodDrawing | null {
  return Object.hasOwn(drawingOfFood, foodId) ? (drawingOfFood[foodId] ?? null) : null
}
