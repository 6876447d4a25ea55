import { placePiece } from '../drawing/piece.ts'
import type { BaseDrawing } from '../foods/food-drawing.ts'
import { seatedAround } from './around.ts'
import type { Stage } from './stage.ts'

const ROUND_SCALE = 2.7
/** Distance of the toppings from the middle, as a fraction of the well. */
const TOPPINGS_AT = 0.4

/** One large round that nearly fills the plate, with its toppings. */
export function layRound(stage: Stage, base: BaseDrawing): string {
  const { clusters } = stage.serving
  const round = placePiece(base.draw(stage.randomFor('round')), { at: [0, 0], turn: 0, scale: ROUND_SCALE })
  return round + seatedAround(clusters, clusters.length > 1 ? stage.well * TOPPINGS_AT : 0, stage)
}
