import { breadKind, type BreadKind } from '../../pieces/dough/bread-kinds.ts'
import { breadSlice, SLICE_HEIGHT } from '../../pieces/dough/bread-slice.ts'
import { crownMark, rollCrown } from '../../pieces/dough/roll-crown.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { arrange, pointOn, portions, type Bed } from './arrange.ts'
import { coverBed } from './cover-bed.ts'
import { isCover } from '../../looks/cover-look-of.ts'
import { layEdgeLeaves } from './edge-leaves.ts'
import { layWithoutBase } from './lay-aside.ts'
import { layPockets } from './pockets.ts'
import { sortFoods, type SortedFoods } from './sorted-foods.ts'
import { layBread, meltBed, spreadBed, toastOf } from './spread-bed.ts'

/** How far the upper half of a long and of a round roll lies aside, in shares of its half axes. */
const LONG_AJAR = { along: -0.03, across: -0.95 } as const
const ROUND_AJAR = { along: -1, across: 0.22 } as const
/** A roll this much longer than wide is long. */
const LONG = 1.5
/** Grams of one roll, both halves. */
const ROLL_G = { each: 85, most: 2 } as const

const ajarOf = ({ a, b }: BreadKind): typeof LONG_AJAR | typeof ROUND_AJAR => (a > b * LONG ? LONG_AJAR : ROUND_AJAR)

/** The part of the lower half that the upper one leaves open. */
function openPart(lower: Bed, kind: BreadKind): Bed {
  const { along, across } = ajarOf(kind)
  return {
    ...lower,
    ...pointOn(lower, -along * 0.24 * lower.a, -across * 0.36 * lower.b),
    a: lower.a * (1 - Math.abs(along) * 0.22),
    b: lower.b * (1 - Math.abs(across) * 0.34),
  }
}

interface Filled {
  readonly sorted: SortedFoods
  readonly kind: BreadKind
}

/** The lower half of a roll or the lower slice, filled, and over its far part the upper one. */
function layFilled(stage: Stage, bed: Bed, { sorted, kind }: Filled): void {
  const { scene, random, spot } = stage
  const { base } = sorted
  const { along, across } = ajarOf(kind)
  const lower: Bed = { ...bed, ...pointOn(bed, (-along * bed.a) / 2, (-across * bed.b) / 2) }
  layBread(stage, lower, { bread: base, kind })
  meltBed(stage, lower, { spreads: sorted.melted, kind })
  spreadBed(stage, lower, { spreads: sorted.spreads, kind })
  const leaves = sorted.covers.filter(({ role }) => role === 'salad-leaf')
  layEdgeLeaves(stage, lower, { foods: leaves, towards: Math.atan2(-across * bed.b, -along * bed.a) })
  // Sticks are laid into a roll, not beside it.
  const covers = [...sorted.covers.filter((food) => !leaves.includes(food)), ...sorted.aside]
  coverBed(stage, openPart(lower, kind), { foods: { ...sorted, covers }, beds: 1, reach: 0.86, fullness: 1.15 })
  const upper = pointOn(bed, (along * bed.a) / 2, (across * bed.b) / 2)
  const owner = base === null ? 1 : ownerOf(stage, base)
  const height = spot.floor + SLICE_HEIGHT + 7
  const turn = bed.turn - 0.06
  if (kind.isRoll === true) {
    const crown = rollCrown(random, { kind, mark: crownMark(base?.foodId), size: bed.size, lift: 3 })
    stamp(scene, crown, { ...upper, turn, base: height, owner })
    return
  }
  const slice = breadSlice(random, { kind, toasted: base === null ? 0 : toastOf(base), size: bed.size })
  stamp(scene, slice, { ...upper, turn, base: height, owner })
}

/** A bread that is opened as a pocket, or a sandwich of two slices that is cut across. */
const isPocket = (base: PlatedFood | null): boolean => base?.role === 'flatbread'

/** Rolls and sandwiches with their filling in sight. */
export function layFilledRoll(stage: Stage): void {
  const { spot, random, dish, toppings } = stage
  const sorted = sortFoods([...dish.foods, ...toppings.flatMap((topping) => topping.dish.foods)])
  const { base } = sorted
  if (base === null) return layWithoutBase(stage, dish.foods.filter(isCover))
  if (isPocket(base)) return layPockets(stage, sorted)
  const kind = breadKind(base.foodId)
  const count = portions(base.grams, ROLL_G.each, [1, ROLL_G.most])
  const { along, across } = ajarOf(kind)
  const frame = {
    count,
    a: kind.a * (1 + Math.abs(along) / 2),
    b: kind.b * (1 + Math.abs(across) / 2),
    gap: 6,
    most: 1.5,
    mayTurn: false,
  }
  for (const place of arrange(spot, random, frame)) {
    const bed: Bed = { ...place, turn: place.turn - 0.1, a: kind.a * place.size, b: kind.b * place.size }
    layFilled(stage, bed, { sorted, kind })
  }
}
