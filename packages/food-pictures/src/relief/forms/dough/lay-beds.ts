import type { BreadKind } from '../../pieces/dough/bread-kinds.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { isWide } from '../../crockery/spot.ts'
import type { Piece } from '../../scene/piece.ts'
import { stageOfTopping, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { isCover } from '../../looks/cover-look-of.ts'
import { arrange, pointOn, portions, type Bed } from './arrange.ts'
import { coverBed } from './cover-bed.ts'
import { besideAside, layAside, layWithoutBase } from './lay-aside.ts'
import { meltBed, spreadBed } from './spread-bed.ts'
import { sortFoods, type SortedFoods } from './sorted-foods.ts'

/** Slices of one bread or crispbread. */
export interface Slices {
  readonly kind: BreadKind
  /** The most that lie on a plate. */
  readonly most: number
  readonly owner: number
  readonly make: (size: number) => Piece
}

/** Slices reach on the rim of a plate, not over it. */
const OVER_RIM = 1

/** Whether slices of a kind have no corners. */
const isRound = ({ outline, a, b }: BreadKind): boolean => b > a * 0.9 && outline(a, b)(a * 0.8, b * 0.8) > 0

/** Spots below this radius are sides of another dish. */
const SIDE_RADIUS = 50

/** Covers the slices, and then lays the dishes that are heaped over them. */
function coverAll(stage: Stage, beds: readonly Bed[], sorted: SortedFoods): void {
  for (const bed of beds) coverBed(stage, bed, { foods: sorted, beds: beds.length })
  for (const topping of stage.toppings) {
    const above = stageOfTopping(stage, topping)
    const foods = sortFoods(topping.dish.foods)
    for (const bed of beds) coverBed(above, bed, { foods, beds: beds.length, reach: 0.6 })
  }
}

/** Slices side by side, spread and covered: at least two on a plate of their own, however small. */
export function layBeds(stage: Stage, slicesOf: (base: PlatedFood) => Slices): void {
  const { spot, random, scene, dish } = stage
  const sorted = sortFoods(dish.foods)
  const { base, aside, spreads, melted } = sorted
  if (base === null) return layWithoutBase(stage, dish.foods.filter(isCover))
  const { kind, most, owner, make } = slicesOf(base)
  const isSide = spot.radius < SIDE_RADIUS && !isWide(spot)
  const count = portions(base.grams, kind.grams, isSide ? [1, 2] : [2, most])
  const left = aside.length > 0 ? besideAside(spot, count) : spot
  const beds = arrange(left, random, {
    count,
    a: kind.a,
    b: kind.b,
    gap: 3,
    most: 1.4,
    spill: isWide(left) ? 1 : OVER_RIM,
    isRound: isRound(kind),
  })
  for (const bed of beds) {
    stamp(scene, make(bed.size), { x: bed.x, y: bed.y, turn: bed.turn, base: spot.floor, owner })
    spreadBed(stage, bed, { spreads, kind })
    meltBed(stage, bed, { spreads: melted, kind })
  }
  if (aside.length > 0) layAside(stage, aside, count)
  coverAll(
    stage,
    beds.map((bed) => ({ ...bed, ...pointOn(bed, 0, (kind.middle ?? 0) * bed.b) })),
    sorted,
  )
}
