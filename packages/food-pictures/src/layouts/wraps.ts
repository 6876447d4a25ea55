import { placePiece } from '../drawing/piece.ts'
import type { Point } from '../drawing/svg.ts'
import type { BaseDrawing } from '../foods/food-drawing.ts'
import { lettuceLeaf } from '../pieces/leaves.ts'
import { MAGNIFY_ON_BREAD } from './around.ts'
import { placeCluster, reachOf } from './place-cluster.ts'
import { thinned, type Stage } from './stage.ts'

/** Green leaves, drawn as one bed; red ones lie beside the wrap. */
const LEAVES = ['lettuce', 'rocket', 'lambs-lettuce', 'spinach', 'kale']
const SIDE_SPOTS: readonly Point[] = [
  [-50, 40],
  [54, -32],
]

/** Two halves of a wrap, on leaves if there are any, with up to two sides in the gaps. */
export function layWraps(stage: Stage, base: BaseDrawing): string {
  const { clusters } = stage.serving
  const isLeaf = ({ foodId }: { readonly foodId: string }): boolean => LEAVES.includes(foodId)
  const sides = clusters.filter((side) => !isLeaf(side)).slice(0, SIDE_SPOTS.length)
  return (
    (clusters.some(isLeaf) ? layLeaves(stage) : '') +
    placePiece(base.draw(stage.randomFor('left half')), { at: [-26, -4], turn: -16, scale: 2 }) +
    placePiece(base.draw(stage.randomFor('right half')), { at: [26, 4], turn: 12, scale: 2 }) +
    sides
      .map((side, i) => {
        const count = Math.min(thinned(side.count, stage.abundance), 5)
        const fit = Math.min(0.9, Math.max(0.6, 22 / reachOf({ ...side, count }, MAGNIFY_ON_BREAD)))
        const place = {
          at: SIDE_SPOTS[i] ?? [0, 0],
          facing: stage.turn,
          magnify: MAGNIFY_ON_BREAD,
          spread: 0.8,
        } as const
        return placeCluster({ ...side, count, scale: side.scale * fit }, place, stage.randomFor(side.foodId))
      })
      .join('')
  )
}

function layLeaves(stage: Stage): string {
  const random = stage.randomFor('leaves')
  return Array.from({ length: 7 }, (_, i) =>
    placePiece(lettuceLeaf(random), { at: [-42 + i * 14, 44 + Math.sin(i) * 6], turn: i * 50, scale: 1.5 }),
  ).join('')
}
