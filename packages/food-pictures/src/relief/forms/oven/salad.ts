import { tintOf } from '../../looks/tint-of.ts'
import { shaded } from '../../paint/colour.ts'
import { within } from '../../paint/chance.ts'
import { lump } from '../../pieces/lump.ts'
import { bleeds, stainedLook } from '../../looks/stained-look.ts'
import type { Look } from '../../looks/look.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { layFewSlices } from '../../plating/few-slices.ts'
import { scaled } from '../../pieces/scaled.ts'
import { heap, type Helping, type Mound } from '../../scene/heap.ts'
import { inEllipse, spreadOut, type Point } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { strew } from '../../scene/strew.ts'
import { coveringHelpings } from './cover.ts'
import { layBread } from './lay-bread.ts'
import { isHerring, isHerringInOil, layHerringInOil } from './herring-in-oil.ts'
import { heaviest, isBreadFood, isEggFood, isLiquid, isSaladLeaf } from './kinds.ts'
import { isBedding, layBed } from './lay-bed.ts'
import { stained } from './stain.ts'
import { isSeen, partLook, reachOf, sizeOf } from './part-look.ts'
import {
  isBedOfShreds,
  isHeapOnLeaves,
  isThin,
  layFewLeaves,
  layLeaves,
  layRimLeaves,
  scaleOf,
} from './salad-leaves.ts'

/** A heap of salad covers its ground this many times, so that no crockery shows through. */
const TIMES = 2.1
/** Fewer layers in a small bowl, or slices would cut one another up. */
const TIMES_SMALL = 1.05
const SMALL_BOWL = 42
/** On grains or noodles the rest lies loosely, so that they are seen. */
const ON_BED = 0.8
/** Between leaves it lies so that leaves stay in sight. */
const AMONG_LEAVES = 0.75
/** Part of the thick pieces that is laid where others are grated. */
const ON_THIN = 0.4
const MOST_GARNISH = 26
/** Foods that are laid on top, because they are what a salad is named after. */
const TOP_ROLES = new Set([
  'salad-cheese',
  'canned-fish',
  'smoked-fish',
  'oily-fish',
  'lean-meat',
  'cold-cut',
  'sausage',
  'nut',
  'seed',
])

const isRaw = ({ heats }: PlatedFood): boolean => heats.length === 0
const isDressing = (food: PlatedFood): boolean => isLiquid(food) && food.role !== 'tomato-sauce' && food.grams >= 8
const isTop = (food: PlatedFood): boolean =>
  (isEggFood(food) && !food.cuts.includes('chopped') && !food.cuts.includes('diced')) ||
  isHerring(food) ||
  (food.role !== null && TOP_ROLES.has(food.role))

const FLAKED_FISH = new Set(['smoked-fish', 'oily-fish', 'canned-fish', 'white-fish'])
const TOSSED_ROOTS = new Set(['starchy-root', 'root-vegetable'])

/** Roots are cut up and fish is flaked before they are tossed, even when a recipe does not say so; onion
 * that was scalded stays white. */
const asTossed = (food: PlatedFood): PlatedFood =>
  food.foodId === 'onion'
    ? { ...food, heats: [] }
    : food.cuts.length > 0 || food.role === null
      ? food
      : TOSSED_ROOTS.has(food.role)
        ? { ...food, cuts: ['diced'] }
        : FLAKED_FISH.has(food.role)
          ? { ...food, cuts: ['flaked'] }
          : food

/** Halves of eggs stay on top, even when the words of the recipe say that all is tossed. */
const asServed = (food: PlatedFood): PlatedFood =>
  isEggFood(food) && (food.cuts.includes('halved') || food.cuts.includes('quartered'))
    ? { ...food, isTakenIn: false }
    : food

/** A bed in a bowl lies a little over its floor, or the wall would cover its edge. */
const wallOf = ({ level, floor }: Stage['spot']): number => (level - floor) * 0.4

/** Mayonnaise or yoghurt that clings to the pieces. */
function coat(stage: Stage, dressing: PlatedFood): void {
  const { spot, random, scene } = stage
  const tint = tintOf(dressing)
  const owner = ownerOf(stage, dressing)
  const pointIn = inEllipse({ ...spot, a: spot.radius * 0.7 })
  const count = Math.round(9 * (spot.radius / 40) ** 1.4)
  for (const point of spreadOut(random, { count, pointIn })) {
    const piece = lump(random, {
      rx: within(random, 4, 9),
      ry: within(random, 3, 5),
      height: 2.4,
      uneven: 0.6,
      colour: tint,
      second: shaded(tint, 0.92),
      gloss: 0.7,
      grain: 0.05,
      fineness: 0.2,
    })
    stamp(scene, piece, { ...point, turn: random() * 6, sink: 1.2, owner, clip: spot.inside })
  }
}

const LEAST_FOOT = 14

function layOn(stage: Stage, foods: readonly PlatedFood[], most: number): void {
  const { spot, scene } = stage
  const pointIn = inEllipse({ ...spot, a: spot.radius * 0.58 })
  for (const food of foods) {
    const look = partLook(food)
    const count = Math.max(3, Math.min(most, Math.round(food.grams / look.grams)))
    const scale = fitting(stage, look)
    // Long pieces rest on what is under their middle, or they would lie in the heap.
    const foot = Math.min(LEAST_FOOT, reachOf(look) * scale)
    const base = ({ x, y }: Point): number => scene.restingHeight(x, y, foot)
    strew(stage, food, { pointIn, count, scale, base, look, tries: 14 })
  }
}

/** Pieces larger than this share of the bowl are made smaller: nobody tosses whole slices of cheese. */
const MOST_REACH = 0.24
/** In a heap without leaves pieces are smaller still, so that all foods are seen. */
const MOST_HEAPED = 0.28
const MOST_DICED = 0.16
/** In a small bowl a few pieces are told better than many. */
const LARGER = 1.35

const fitting = ({ spot }: Stage, look: Look): number =>
  Math.min(scaleOf(spot), (spot.radius * MOST_REACH) / sizeOf(look))

/** The same helping in pieces that fit the bowl: smaller ones are more. */
function fittedHelping(stage: Stage, { food, count = 6, look = partLook(food) }: Helping): Helping {
  const isSmall = stage.spot.radius < SMALL_BOWL && !isThin(food)
  const most = (food.cuts.includes('diced') ? MOST_DICED : MOST_HEAPED) * (isSmall ? LARGER : 1)
  const factor = Math.min(1, (stage.spot.radius * most) / (sizeOf(look) * scaleOf(stage.spot)))
  if (factor >= 0.97) return { food, count, look }
  return { food, count: Math.round(count / factor), look: { ...look, make: scaled(look.make, factor) } }
}

/** Rings of onion alone are no salad: they lie loosely under the fish. */
const RINGS_ONLY = 0.42
const isOnion = ({ foodId }: PlatedFood): boolean => foodId.endsWith('onion')

/** A heap of all together; thick pieces would hide what is grated, so that fewer of them lie on top of it. */
function heapMixed(stage: Stage, helpings: readonly Helping[], mound: Mound): void {
  const fitted = stained(helpings).map((helping) => fittedHelping(stage, helping))
  const thin = fitted.filter(({ food }) => isThin(food))
  const isMixed = thin.length > 0 && thin.length < fitted.length
  heap(
    stage,
    fitted.map((helping) =>
      thin.includes(helping) || !isMixed ? helping : { ...helping, count: Math.round((helping.count ?? 6) * ON_THIN) },
    ),
    { ...mound, ...(isMixed ? { rise: (mound.rise ?? 0) * 0.6 } : {}) },
  )
}

interface Tossed {
  readonly foods: readonly PlatedFood[]
  readonly isLeafy: boolean
  readonly dressing: PlatedFood | undefined
  /** Radius of a heap as a share of its bowl's. */
  readonly share: number
}

function timesOf({ spot }: Stage, isLeafy: boolean, hasBed: boolean): number {
  if (isLeafy) return AMONG_LEAVES
  if (hasBed) return ON_BED
  return spot.radius < SMALL_BOWL ? TIMES_SMALL : TIMES
}

/** What a heap lies on when nothing else is under it; a few pieces in a small bowl lie apart, and need no ground. */
const massUnder = ({ spot }: Stage, foods: readonly PlatedFood[]): PlatedFood | undefined =>
  foods.every(isOnion) || (spot.radius < SMALL_BOWL && !foods.some(isThin)) ? undefined : heaviest(foods)

/** Vegetables, grains and pulses: strewn between leaves, or heaped on the grains or the dressing. */
function layTossed(stage: Stage, { foods, isLeafy, dressing, share }: Tossed): void {
  const { spot } = stage
  const { x, y, radius } = spot
  const scale = scaleOf(spot)
  const a = radius * (isLeafy ? 0.66 : share)
  const bed = heaviest(foods.filter(isBedding))
  const loose = foods.filter((food) => food !== bed)
  const isOnionOnly = loose.every(isOnion)
  const ground = bed ?? (isLeafy ? undefined : (dressing ?? massUnder(stage, foods)))
  if (ground !== undefined) {
    const rise = bed === undefined ? radius * 0.1 : radius * 0.15 + 2
    layBed(stage, ground, { x, y, a: a * (bed === undefined ? 1.02 : 1.15), rise, base: spot.floor + wallOf(spot) })
  }
  const times = timesOf(stage, isLeafy, bed !== undefined)
  const cover = isOnionOnly ? times * RINGS_ONLY : times
  const helpings = coveringHelpings(loose, { area: Math.PI * a * a, times: cover, scale }).map((helping) => ({
    ...helping,
    look: stainedLook(helping.food, helping.look ?? partLook(helping.food), foods),
  }))
  if (!isLeafy && bed === undefined) {
    heapMixed(stage, helpings, { x, y, a, rise: radius * 0.2, scale })
    return
  }
  for (const { food, count = 6, look = partLook(food) } of helpings) {
    strew(stage, food, { pointIn: inEllipse({ x, y, a }), scale: fitting(stage, look), tries: 8, count, look })
  }
}

/** Leaves with what lies between them, or a mixed heap, and what was scattered over it. */
export function laySalad(stage: Stage): void {
  if (layFewSlices(stage)) return
  const bread = stage.dish.foods.filter(isBreadFood)
  for (const slice of bread) layBread(stage, slice)
  const foods = stage.dish.foods
    .map(asServed)
    .filter((food) => isSeen(food) && !bread.includes(food))
    .map(asTossed)
  if (isHerringInOil(foods)) layHerringInOil(stage, foods)
  else layMixed(stage, foods)
  layOn(
    stage,
    foods.filter(({ isGarnish }) => isGarnish),
    MOST_GARNISH,
  )
}

/** Everything but the bread and what is strewn over it. */
function layMixed(stage: Stage, foods: readonly PlatedFood[]): void {
  const tossed = foods.filter((food) => !food.isGarnish && !isDressing(food))
  const leaves = tossed.filter((food) => isSaladLeaf(food) && isRaw(food))
  const tops = tossed.filter((food) => isTop(food) && tossed.length > 1)
  const others = tossed.filter((food) => !leaves.includes(food) && !tops.includes(food))
  const dressing = stage.dish.foods.find(isDressing)
  const isOnLeaves = isHeapOnLeaves(leaves, others)
  const isOnShreds = !isOnLeaves && isBedOfShreds(others, leaves)
  const isLeafy = leaves.length > 0 && !isOnLeaves && !isOnShreds
  if (isLeafy) layLeaves(stage, leaves)
  if (isOnLeaves) layRimLeaves(stage, leaves)
  const isColoured = others.some(bleeds)
  layTossed(stage, {
    foods: others,
    isLeafy,
    dressing: isColoured ? undefined : dressing,
    share: isOnLeaves ? 0.72 : 0.8,
  })
  if (isOnShreds) layFewLeaves(stage, leaves)
  if (dressing !== undefined && !isLeafy && !isColoured) coat(stage, dressing)
  layOn(stage, tops, Math.round((isOnLeaves ? 4 : 7) * (stage.spot.radius / 40)))
}
