import { FULL_TURN, GOLDEN_ANGLE, polar } from '../drawing/outlines.ts'
import { placePiece } from '../drawing/piece.ts'
import { wobble } from '../drawing/random.ts'
import type { ScatterDrawing } from '../foods/food-drawing.ts'
import type { Served } from '../forms/serving.ts'
import { thinned, type Stage } from './stage.ts'

/** Sprinkles pieces evenly but not in rows: at golden angles, each shifted slightly. */
function strew(scatter: Served<ScatterDrawing>, stage: Stage): string {
  const isOnBread = stage.serving.base !== null
  const random = stage.randomFor(scatter.foodId)
  const count = thinned(scatter.count, stage.abundance)
  const start = random() * FULL_TURN
  return Array.from({ length: count }, (_, i) => {
    const angle = start + i * GOLDEN_ANGLE + wobble(0.5, random)
    const distance = Math.sqrt((i + 0.3 + random() * 0.6) / count) * stage.well * (isOnBread ? 0.56 : 0.7)
    const scale = scatter.scale * (isOnBread ? 1.15 : 1.35)
    return placePiece(scatter.draw(random), { at: polar(angle, distance), turn: random() * 360, scale })
  }).join('')
}

export const layScatters = (stage: Stage): string =>
  stage.serving.scatters.map((scatter) => strew(scatter, stage)).join('')
