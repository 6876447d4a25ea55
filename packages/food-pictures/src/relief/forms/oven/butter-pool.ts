import { colour } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { pour } from '../../scene/pour.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'

const BUTTER = colour('#F1C95C')
const FATS = new Set(['butter', 'ghee', 'plant-margarine', 'olive-oil', 'rapeseed-oil'])

/** Melted butter or oil that runs out from under boiled dough. */
export function pourButter(stage: Stage, foods: readonly PlatedFood[]): void {
  const fat = foods.find(({ foodId, grams }) => FATS.has(foodId) && grams >= 4)
  if (fat === undefined) return
  const { scene, spot } = stage
  pour(scene, {
    level: spot.floor + 0.9,
    inside: (x, y) =>
      Math.hypot(x - spot.x, y - spot.y) + (cloud(x * 0.05, y * 0.05) - 0.5) * spot.radius * 0.3 < spot.radius * 0.84,
    owner: ownerOf(stage, fat),
    paint(_point, ink) {
      ink.over(BUTTER, 0.82)
      ink.surface(0.9, 0.02, 0)
    },
  })
}
