import { placePiece } from '../drawing/piece.ts'
import type { Point } from '../drawing/svg.ts'
import type { BaseDrawing, ClusterDrawing } from '../foods/food-drawing.ts'
import type { Served } from '../forms/serving.ts'
import { MAGNIFY_ON_BREAD } from './around.ts'
import { placeCluster, reachOf } from './place-cluster.ts'
import { thinned, type Stage } from './stage.ts'

interface Slice {
  readonly at: Point
  readonly turn: number
}

const SLICES: readonly [Slice, Slice] = [
  { at: [-38, 8], turn: -9 },
  { at: [38, -7], turn: 8 },
]
const SLICE_SCALE = 1.55
/** Half the width of bread available for toppings, in units. */
const BREAD_REACH = 27

type Sides = readonly Served<ClusterDrawing>[]

/** Distributes toppings over the first and second slice; with three or more each slice carries two. */
function sharedOut(clusters: Sides): readonly [Sides, Sides] {
  const [first, second, third, fourth] = clusters
  if (!first) return [[], []]
  if (!second) return [[first], [first]]
  if (!third) return [[first], [second]]
  return [
    [first, third],
    [second, fourth ?? first],
  ]
}

/** Two slices next to each other. */
export function laySlices(stage: Stage, base: BaseDrawing): string {
  const shares = sharedOut(stage.serving.clusters)
  return SLICES.map((slice, i) => {
    const random = stage.randomFor(`slice ${i}`)
    const bread = placePiece(base.draw(random), { ...slice, scale: SLICE_SCALE })
    return bread + layOnSlice(slice, shares[i] ?? [], stage)
  }).join('')
}

function layOnSlice({ at: [x, y], turn }: Slice, toppings: Sides, stage: Stage): string {
  const isShared = toppings.length > 1
  return toppings
    .map((topping, i) => {
      const lower = i === 1
      const at: Point = [x + turn * (lower ? -0.2 : 0.2), y + (isShared ? (lower ? 22 : -16) : 3)]
      const count = Math.min(thinned(topping.count, stage.abundance), topping.arrangement === 'pile' ? 6 : 3)
      const reach = reachOf({ ...topping, count }, MAGNIFY_ON_BREAD)
      const fit = Math.min(isShared ? 0.9 : 1.1, Math.max(0.6, (isShared ? BREAD_REACH * 0.74 : BREAD_REACH) / reach))
      const place = { at, facing: Math.PI / 2, magnify: MAGNIFY_ON_BREAD, spread: 0.9 }
      return placeCluster(
        { ...topping, count, scale: topping.scale * fit },
        place,
        stage.randomFor(`${topping.foodId} on ${x}`),
      )
    })
    .join('')
}
