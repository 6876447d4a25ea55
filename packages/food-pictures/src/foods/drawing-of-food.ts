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

/** How each food of the catalogue is drawn, by food id (`greek-yoghurt`). Foods left out on purpose are in `UNDRAWN_FOODS`. */
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

/** Null for a food we do not know or do not draw: show nothing, never a wrong food. */
export function findDrawing(foodId: string): FoodDrawing | null {
  return Object.hasOwn(drawingOfFood, foodId) ? (drawingOfFood[foodId] ?? null) : null
}
