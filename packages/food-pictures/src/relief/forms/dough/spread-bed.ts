import { FULL_TURN, within } from '../../paint/chance.ts'
import { between, colour, shaded, type Colour } from '../../paint/colour.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { breadSlice, spreadLayer, SLICE_HEIGHT } from '../../pieces/dough/bread-slice.ts'
import type { BreadKind } from '../../pieces/dough/bread-kinds.ts'
import { lump } from '../../pieces/lump.ts'
import { inEllipse, spreadOut } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { pointOn, type Bed } from './arrange.ts'
import { isPate } from '../../looks/pate-tint.ts'
import { isCurd, layBits, layCoarse } from './lay-bits.ts'
import { tintOf } from '../../looks/tint-of.ts'
import { isBeetroot, spreadTint, tintOn } from './spread-tint.ts'

const HEATED = new Set(['toasted', 'baked', 'fried'])

export const toastOf = ({ heats }: PlatedFood): number => (heats.some((heat) => HEATED.has(heat)) ? 0.85 : 0)

export interface BreadBed {
  readonly bread: PlatedFood | null
  readonly kind: BreadKind
}

/** Lays a slice or the lower half of a roll, cut face up. */
export function layBread(stage: Stage, bed: Bed, { bread, kind }: BreadBed): void {
  const owner = bread === null ? 1 : ownerOf(stage, bread)
  const toasted = bread === null ? 0 : toastOf(bread)
  const piece = breadSlice(stage.random, { kind, toasted, size: bed.size })
  stamp(stage.scene, piece, { x: bed.x, y: bed.y, turn: bed.turn, base: stage.spot.floor, owner })
}

const SMOOTH_ROLES = new Set([
  'cream-cheese',
  'nut-butter',
  'jam',
  'spread-fat',
  'mayonnaise',
  'pesto',
  'yoghurt-like',
  'cream-like',
])
const GLAZED_ROLES = new Set(['jam'])
const CRUSHED_CUTS = new Set(['mashed'])

const isSmooth = ({ role }: PlatedFood): boolean => role !== null && SMOOTH_ROLES.has(role)
const isCrushed = ({ cuts }: PlatedFood): boolean => cuts.some((cut) => CRUSHED_CUTS.has(cut))
const isGlazed = ({ role }: PlatedFood): boolean => role !== null && GLAZED_ROLES.has(role)

/** Whether nothing of it shows as bits. */
const isFine = (main: PlatedFood, others: readonly PlatedFood[]): boolean =>
  isSmooth(main) || main.cuts[0] === 'blended' || isPate(main, others)

/** Sharp, so that a knife only wipes it over the bread. */
const isThin = ({ foodId }: PlatedFood): boolean => foodId === 'mustard'

/** How coarse a layer of it is, 0 smooth to 1 crushed. */
function coarsenessOf(food: PlatedFood): number {
  if (isThin(food)) return 0.1
  if (isGlazed(food)) return 0.7
  if (isSmooth(food)) return 0.15
  return isCrushed(food) ? 1 : 0.5
}

/** A jam beside another spread lies on it in a spoonful. */
function layDollops(stage: Stage, bed: Bed, food: PlatedFood): void {
  const { scene, random } = stage
  const tint = tintOf(food)
  const pointIn = inEllipse({ x: 0, y: 0, a: bed.a * 0.42, b: bed.b * 0.42 })
  for (const { x, y } of spreadOut(random, { count: 4, pointIn, tries: 8 })) {
    const rx = within(random, 0.24, 0.36) * Math.min(bed.a, bed.b)
    const piece = lump(random, {
      rx: rx * 1.2,
      ry: rx,
      height: 3.4,
      edge: 5,
      uneven: 0.4,
      colour: tint,
      second: shaded(tint, 0.66),
      gloss: 0.9,
      grain: 0.1,
      rough: 2,
    })
    stamp(scene, piece, { ...pointOn(bed, x, y), turn: random() * FULL_TURN, owner: ownerOf(stage, food) })
  }
}

/** Less than this does not reach the crust. */
const SCARCE_G = 10

export interface SpreadOptions {
  readonly spreads: readonly PlatedFood[]
  readonly kind: BreadKind
}

const BLISTER = colour('#C98A34')

/** Cheese that ran over a bread to its crust, and took colour. */
export function meltBed(stage: Stage, bed: Bed, { spreads, kind }: SpreadOptions): void {
  const { scene, random, spot } = stage
  for (const cheese of spreads) {
    const tint = tintOf(cheese)
    const layer = spreadLayer(random, {
      kind,
      size: bed.size,
      tint,
      second: between(tint, BLISTER, 0.5),
      thick: 3,
      gloss: 0.8,
      coarse: 0.2,
      inset: 3.4,
    })
    stamp(scene, layer, {
      x: bed.x,
      y: bed.y,
      turn: bed.turn,
      base: spot.floor + SLICE_HEIGHT + 0.6,
      owner: ownerOf(stage, cheese),
    })
  }
}

/** How far from the edge of its bread a spread ends, units: a thick mash stays so far from it that the bread is known. */
function insetOf(main: PlatedFood): number {
  if (main.grams < SCARCE_G || main.role === 'tomato') return 8
  return isCrushed(main) ? 7.5 : 5.5
}

/** Spreads foods over a bread: pastes mixed in one layer, jam in spoonfuls over it. */
export function spreadBed(stage: Stage, bed: Bed, { spreads, kind }: SpreadOptions): void {
  const { scene, random } = stage
  const jams = spreads.length > 1 ? spreads.filter(isGlazed) : []
  const pastes = spreads.filter((food) => !jams.includes(food))
  const [main, ...others] = pastes
  if (main === undefined) return
  const tint = tintOn(kind.crumb, spreadTint(pastes, stage.dish.foods))
  // Grated tomato sinks into the crumb.
  const most = isThin(main) ? 1.3 : main.role === 'tomato' ? 2.4 : 6.5
  const thick = Math.min(most, 2 + pastes.reduce((sum, { grams }) => sum + grams, 0) / 26)
  const layer = spreadLayer(random, {
    kind,
    size: bed.size,
    tint,
    second: shaded(tint, isGlazed(main) ? 0.62 : isSmooth(main) ? 0.9 : 0.8),
    thick,
    gloss: isGlazed(main) ? 0.9 : 0.45,
    inset: insetOf(main),
    coarse: coarsenessOf(main),
  })
  stamp(scene, layer, {
    x: bed.x,
    y: bed.y,
    turn: bed.turn,
    base: stage.spot.floor + SLICE_HEIGHT - 0.6,
    owner: ownerOf(stage, main),
  })
  // A slice that is broader at one end has its middle aside.
  const middle = { ...bed, ...pointOn(bed, 0, (kind.middle ?? 0) * bed.b) }
  layStirredIn(stage, middle, { main, others, tint })
  for (const food of jams) layDollops(stage, middle, food)
}

interface Paste {
  readonly main: PlatedFood
  readonly others: readonly PlatedFood[]
  /** What the paste looks like. */
  readonly tint: Colour
}

/** Crumbs and pieces of the foods of a paste. */
function layStirredIn(stage: Stage, bed: Bed, { main, others, tint }: Paste): void {
  const ownTint = (isCrushed(main) && main.role !== 'egg') || isCurd(main) ? { tint } : {}
  if (!isFine(main, others)) layBits(stage, bed, { food: main, ...ownTint })
  // Beetroot dyes the crumbs of what it was stirred into.
  const dyed = [main, ...others].some(isBeetroot) ? { tint } : {}
  for (const food of others) layBits(stage, bed, { food, ...dyed })
  layCoarse(stage, bed, main)
}
