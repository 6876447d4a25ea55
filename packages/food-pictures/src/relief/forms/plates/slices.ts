import { roastKind } from '../../looks/roast-kinds.ts'
import { colour } from '../../paint/colour.ts'
import { within } from '../../paint/chance.ts'
import { blockSlice } from '../../pieces/block-slice.ts'
import { coated } from '../../pieces/coated.ts'
import { noriBand } from '../../pieces/nori-band.ts'
import { roastSlice, type RoastKind } from '../../pieces/roast-slice.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { isMeat, isProtein } from '../../plating/food-kinds.ts'
import { dressSilken, poolUnderSilken } from './dress-silken.ts'
import { layFillet } from './fillet.ts'
import { layHero, type ServedHero } from '../../plating/hero.ts'
import { layBits } from '../../plating/lay-bits.ts'
import { layPieces } from '../../plating/lay-pieces.ts'
import type { Point } from '../../scene/spots.ts'
import { settle } from '../../plating/settle.ts'
import { turned } from '../../plating/turned.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'

/** Foods that are pieces already, and not cut from a roast. */
const PIECES = new Set(['chicken-liver', 'kabanos'])

/** On a spot of this radius, units, nothing lies beside the slices, and they are larger. */
const ALONE = 62

/** How thickly a sauce glazes the slices that were fried in it, 0 to 1. */
const GLAZE = 0.7

/** What soy sauce, smoked paprika and syrup make of tempeh in a pan. */
const MAHOGANY: RoastKind = {
  ...roastKind({ foodId: 'tempeh', role: null }),
  second: colour('#5A2412'),
  crust: colour('#401608'),
  bit: colour('#A85A2C'),
}
const isSyrup = ({ foodId }: PlatedFood): boolean => foodId.endsWith('-syrup')

/** Blocks, cut as they are. */
const SQUARED = new Set(['tofu-like', 'salad-cheese', 'sliced-cheese', 'porridge-grain', 'fresh-cheese'])

/** A loaf is told by what is baked into it. */
const isInLoaf = (food: PlatedFood, hero: PlatedFood): boolean =>
  !isProtein(hero) && food.heats.includes('baked') && hero.heats.includes('baked') && food.grams < hero.grams * 2

/** What was fried with liver comes to the table on it. */
const isFriedOver = (food: PlatedFood, hero: PlatedFood): boolean =>
  PIECES.has(hero.foodId) && food.heats.includes('fried') && !isProtein(food)

/** A strip of nori is wrapped around each slice of a "fish" of vegetables. */
const isWrap = (food: PlatedFood, hero: PlatedFood): boolean => food.foodId === 'nori' && hero.heats.includes('fried')

/** Half the width of such a strip, a share of the radius. */
const BAND = 0.095

/** Small joints come to the table whole, unless the recipe slices them. */
const JOINTS = new Set(['chicken-thigh', 'chicken-drumstick', 'rabbit'])

const isJoint = ({ foodId, cuts }: PlatedFood): boolean => JOINTS.has(foodId) && !cuts.includes('sliced')

/** A roast, pasztet or block of tofu, sliced and fanned. */
export function laySlices(stage: Stage): void {
  if (stage.dish.foods.some(isJoint)) {
    layFillet(stage)
    return
  }
  const hasMeat = stage.dish.foods.some(isMeat)
  layHero(stage, {
    isHero: (food) => (hasMeat ? isMeat(food) : food.heats.includes('baked')),
    isWorkedIn: (food, hero) => isInLoaf(food, hero) || isFriedOver(food, hero) || isWrap(food, hero),
    lay: layFan,
  })
}

function layFan(stage: Stage, { hero, workedIn, sauce }: ServedHero): void {
  if (PIECES.has(hero.foodId)) {
    const { x, y, radius, floor } = stage.spot
    layPieces(stage, [hero], { x, y, a: radius * 0.8, b: radius * 0.62, floor, rise: 4, cover: 1.1, mostScale: 1.4 })
    layPieces(stage, workedIn, {
      x,
      y,
      a: radius * 0.74,
      b: radius * 0.5,
      isLoose: true,
      cover: 0.9,
      leastScale: 0.7,
      mostScale: 0.75,
    })
    return
  }
  const { scene, random, spot } = stage
  const { x, y, radius, floor, lie = -0.16 } = spot
  const wrap = workedIn.find((food) => isWrap(food, hero))
  const baked = workedIn.filter((food) => food !== wrap)
  const isBacon = hero.foodId === 'tempeh' && stage.dish.foods.some(isSyrup)
  const cut = isBacon ? TEMPEH_BACON : wrap === undefined ? cutOf(hero, baked) : WRAPPED
  const grams = hero.grams + baked.reduce((sum, food) => sum + food.grams, 0)
  const count = Math.max(cut.least, Math.min(cut.most, Math.round(grams / cut.grams)))
  const large = radius > ALONE ? 1.18 : 1
  const step = (radius * cut.span * large) / Math.max(2, count)
  const kind = isBacon ? MAHOGANY : roastKind(hero)
  const browned = brownedOf(hero)
  const places: Point[] = []
  if (cut === SILKEN) poolUnderSilken(stage)
  for (let index = 0; index < count; index += 1) {
    const along = (index - (count - 1) / 2) * step
    const share = along / radius
    const middle = turned({ x, y }, { u: along, v: share * share * radius * 0.75 * cut.splay, turn: lie })
    const place = settle(middle, radius * (cut.squared > 0.5 ? cut.a * 0.86 : cut.b), spot.inside)
    places.push(place)
    // The ends of a breast are narrow.
    const size = radius * large * (1 - cut.pointed * share * share)
    const half = { a: size * cut.a, b: radius * large * cut.b }
    const make: PieceMaker = (luck) =>
      BLOCKS.has(cut)
        ? blockSlice(luck, { kind, ...half, browned })
        : roastSlice(luck, { kind, ...half, squared: cut.squared })
    const isGlazed = cut === TEMPEH && sauce !== null
    const piece = (isGlazed ? coated(make, sauce, GLAZE) : make)(random)
    const at = {
      ...place,
      turn: lie + Math.PI / 2 - 0.04 + share * cut.splay + within(random, -0.05, 0.05),
      base: floor + 2,
      clip: spot.inside,
    }
    stamp(scene, piece, { ...at, owner: ownerOf(stage, hero) })
    if (wrap !== undefined) stamp(scene, noriBand(piece, radius * BAND), { ...at, owner: ownerOf(stage, wrap) })
  }
  if (cut === SILKEN) dressSilken(stage, places)
  layBits(stage, baked, { places, reach: radius * 0.3 })
}

/** How much a pan or oven browned a block. */
const brownedOf = ({ heats }: PlatedFood): number =>
  heats.includes('fried') || heats.includes('toasted') ? 0.75 : heats.includes('baked') ? 0.6 : 0

/** How something is sliced: sizes are shares of the radius of its spot. */
interface SliceCut {
  /** Of one slice. */
  readonly grams: number
  readonly least: number
  readonly most: number
  readonly a: number
  readonly b: number
  readonly squared: number
  /** How far the fan reaches. */
  readonly span: number
  /** How much smaller its ends are. */
  readonly pointed: number
  /** How far its slices turn from one to the next, radians over a radius. */
  readonly splay: number
}

const LOAF: SliceCut = {
  grams: 48,
  least: 3,
  most: 5,
  a: 0.56,
  b: 0.36,
  squared: 0.72,
  span: 1.3,
  pointed: 0,
  splay: 0.3,
}
const BLOCK: SliceCut = {
  grams: 24,
  least: 4,
  most: 7,
  a: 0.46,
  b: 0.23,
  squared: 1,
  span: 1.5,
  pointed: 0,
  splay: 0.1,
}
/** Thick bars that lie apart: close together they look like one crispbread. */
const TEMPEH: SliceCut = {
  grams: 24,
  least: 5,
  most: 7,
  a: 0.5,
  b: 0.135,
  squared: 1,
  span: 1.85,
  pointed: 0,
  splay: 0.4,
}
/** Glazed in syrup as bacon is: thin strips. */
const TEMPEH_BACON: SliceCut = { ...TEMPEH, grams: 16, least: 7, most: 9, a: 0.6, b: 0.095, splay: 0.25 }
/** Too soft to lean: its slices stand side by side. */
const SILKEN: SliceCut = { grams: 50, least: 3, most: 4, a: 0.44, b: 0.21, squared: 1, span: 1.5, pointed: 0, splay: 0 }
/** Slices of celeriac that each have their strip of nori, so far apart that it shows. */
const WRAPPED: SliceCut = {
  grams: 40,
  least: 3,
  most: 3,
  a: 0.5,
  b: 0.36,
  squared: 0.3,
  span: 1.7,
  pointed: 0,
  splay: 0.3,
}
const ROAST: SliceCut = {
  grams: 30,
  least: 3,
  most: 5,
  a: 0.58,
  b: 0.44,
  squared: 0.1,
  span: 1.15,
  pointed: 0,
  splay: 0.4,
}
const BREAST: SliceCut = {
  grams: 17,
  least: 5,
  most: 8,
  a: 0.5,
  b: 0.25,
  squared: 0.15,
  span: 1.5,
  pointed: 0.55,
  splay: 0.4,
}

/** Cut from a block, with flat faces. */
const BLOCKS: ReadonlySet<SliceCut> = new Set([BLOCK, TEMPEH, TEMPEH_BACON, SILKEN])

const BREASTS = new Set(['chicken-breast', 'duck-breast', 'pork-tenderloin', 'turkey-breast', 'beef-sirloin'])

function cutOf({ foodId, role }: PlatedFood, workedIn: readonly PlatedFood[]): SliceCut {
  if (workedIn.length > 0) return LOAF
  if (foodId === 'silken-tofu') return SILKEN
  if (foodId === 'tempeh') return TEMPEH
  if (role !== null && SQUARED.has(role) && foodId !== 'seitan') return BLOCK
  return BREASTS.has(foodId) ? BREAST : ROAST
}
