import { tintOf } from '../../looks/tint-of.ts'
import { shaded } from '../../paint/colour.ts'
import { within } from '../../paint/chance.ts'
import { lump } from '../../pieces/lump.ts'
import type { Look } from '../../looks/look.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { heap } from '../../scene/heap.ts'
import { inEllipse, inRing, spreadOut } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { strew } from '../../scene/strew.ts'
import { coveringHelpings } from './cover.ts'
import { layBread } from './lay-bread.ts'
import { heaviest, isBreadFood, isEggFood, isLiquid, isSaladLeaf } from './kinds.ts'
import { isBedding, layBed } from './lay-bed.ts'
import { isSeen, partLook, reachOf } from './part-look.ts'

/** Radius of a spot in which pieces have their own size. */
const USUAL_RADIUS = 52
/** A heap of salad covers its ground this many times, so that no crockery shows through. */
const TIMES = 2.1
/** On grains or noodles the rest lies loosely, so that they are seen. */
const ON_BED = 0.8
/** Between leaves it lies so that leaves stay in sight. */
const AMONG_LEAVES = 0.75
const MOST_GARNISH = 26
/** Foods that are laid on top, because they are what a salad is named after. */
const TOP_ROLES = new Set([
  'salad-cheese',
  'canned-fish',
  'smoked-fish',
  'oily-fish',
  'lean-meat',
  'cold-cut',
  'nut',
  'seed',
])

const isRaw = ({ heats }: PlatedFood): boolean => heats.length === 0
const isDressing = (food: PlatedFood): boolean => isLiquid(food) && food.role !== 'tomato-sauce' && food.grams >= 8
const isTop = (food: PlatedFood): boolean =>
  (isEggFood(food) && !food.cuts.includes('chopped') && !food.cuts.includes('diced')) ||
  (food.role !== null && TOP_ROLES.has(food.role))

const FLAKED_FISH = new Set(['smoked-fish', 'oily-fish', 'canned-fish', 'white-fish'])
const TOSSED_ROOTS = new Set(['starchy-root', 'root-vegetable'])

/** Roots are cut up and fish is flaked before they are tossed, even when a recipe does not say so. */
const asTossed = (food: PlatedFood): PlatedFood =>
  food.cuts.length > 0 || food.role === null
    ? food
    : TOSSED_ROOTS.has(food.role)
      ? { ...food, cuts: ['diced'] }
      : FLAKED_FISH.has(food.role)
        ? { ...food, cuts: ['flaked'] }
        : food

/** A bed in a bowl lies a little over its floor, or the wall would cover its edge. */
const wallOf = ({ level, floor }: Stage['spot']): number => (level - floor) * 0.4

function scaleOf({ radius }: Stage['spot']): number {
  return Math.max(0.72, Math.min(1.34, radius / USUAL_RADIUS))
}

/** Leaves standing around the edge and lying in the middle. */
function layLeaves(stage: Stage, leaves: readonly PlatedFood[]): void {
  const { spot, scene } = stage
  const { x, y, radius } = spot
  const base = (point: { x: number; y: number }): number => scene.heightAt(point.x, point.y) + 1.5
  const scale = scaleOf(spot)
  const count = Math.max(9, Math.min(26, Math.round(7.5 * (radius / 40) ** 1.4)))
  for (const food of leaves) {
    const look = partLook(food)
    const isSmall = look.grams < 4
    const share = (count * (isSmall ? 3.4 : 1)) / leaves.length
    const around = inRing({ x, y, inner: radius * 0.5, outer: radius * 0.8 })
    strew(stage, food, { pointIn: around, count: Math.round(share * 0.65), scale, base, tries: 6, look })
    const middle = inEllipse({ x, y, a: radius * 0.5 })
    strew(stage, food, { pointIn: middle, count: Math.round(share * 0.35), scale, base, tries: 6, look })
  }
}

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

function layOn(stage: Stage, foods: readonly PlatedFood[], most: number): void {
  const { spot } = stage
  const pointIn = inEllipse({ ...spot, a: spot.radius * 0.58 })
  for (const food of foods) {
    const look = partLook(food)
    const count = Math.max(2, Math.min(most, Math.round(food.grams / look.grams)))
    strew(stage, food, { pointIn, count, scale: fitting(stage, look), look, tries: 14 })
  }
}

/** Pieces larger than this share of the bowl are made smaller: nobody tosses whole slices of cheese. */
const MOST_REACH = 0.24

const fitting = ({ spot }: Stage, look: Look): number =>
  Math.min(scaleOf(spot), (spot.radius * MOST_REACH) / reachOf(look))

interface Tossed {
  readonly foods: readonly PlatedFood[]
  readonly isLeafy: boolean
  readonly dressing: PlatedFood | undefined
}

/** Vegetables, grains and pulses: strewn between leaves, or heaped on the grains or the dressing. */
function layTossed(stage: Stage, { foods, isLeafy, dressing }: Tossed): void {
  const { spot } = stage
  const { x, y, radius } = spot
  const scale = scaleOf(spot)
  const a = radius * (isLeafy ? 0.66 : 0.8)
  const bed = heaviest(foods.filter(isBedding))
  const ground = bed ?? (isLeafy ? undefined : (dressing ?? heaviest(foods)))
  if (ground !== undefined) {
    const rise = bed === undefined ? radius * 0.1 : radius * 0.15 + 2
    layBed(stage, ground, { x, y, a: a * (bed === undefined ? 1.02 : 1.15), rise, base: spot.floor + wallOf(spot) })
  }
  const times = isLeafy ? AMONG_LEAVES : bed === undefined ? TIMES : ON_BED
  const loose = foods.filter((food) => food !== bed)
  const helpings = coveringHelpings(loose, { area: Math.PI * a * a, times, scale })
  if (!isLeafy && bed === undefined) {
    heap(stage, helpings, { x, y, a, rise: radius * 0.2, scale })
    return
  }
  for (const { food, count = 6, look = partLook(food) } of helpings) {
    strew(stage, food, { pointIn: inEllipse({ x, y, a }), scale: fitting(stage, look), tries: 8, count, look })
  }
}

/** Leaves with what lies between them, or a mixed heap, and what was scattered over it. */
export function laySalad(stage: Stage): void {
  const bread = stage.dish.foods.filter(isBreadFood)
  for (const slice of bread) layBread(stage, slice)
  const foods = stage.dish.foods.filter((food) => isSeen(food) && !bread.includes(food)).map(asTossed)
  const tossed = foods.filter((food) => !food.isGarnish && !isDressing(food))
  const leaves = tossed.filter((food) => isSaladLeaf(food) && isRaw(food))
  const tops = tossed.filter((food) => isTop(food) && tossed.length > 1)
  const others = tossed.filter((food) => !leaves.includes(food) && !tops.includes(food))
  const dressing = stage.dish.foods.find(isDressing)
  const isLeafy = leaves.length > 0
  if (isLeafy) layLeaves(stage, leaves)
  layTossed(stage, { foods: others, isLeafy, dressing })
  if (dressing !== undefined && !isLeafy) coat(stage, dressing)
  layOn(stage, tops, Math.round(7 * (stage.spot.radius / 40)))
  layOn(
    stage,
    foods.filter(({ isGarnish }) => isGarnish),
    MOST_GARNISH,
  )
}
