import { tintOf } from '../../looks/tint-of.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { colour, shaded } from '../../paint/colour.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { spreadOut } from '../../scene/spots.ts'
import { browned } from '../../pieces/browned.ts'
import { lump } from '../../pieces/lump.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { layGravestones } from './lay-gravestones.ts'
import { layCannelloni } from './lay-cannelloni.ts'
import { layBakeBody, type BakeTop } from './bake-body.ts'
import { bakeLayersOf, isMashedFood, mashTint } from './bake-layers.ts'
import { layBakeInside } from './bake-inside.ts'
import { bakeShapeOf, type BakeShape } from './bake-shape.ts'
import { layBakeRounds, layBakeSlices, layFewSlices } from './bake-slices.ts'
import { layCheeseCrust } from './cheese-crust.ts'
import { coveringHelpings } from './cover.ts'
import { heaviest, isBreadFood, isFlourFood, isGrainFood, isLiquid, isMelting } from './kinds.ts'
import { meltedCheese } from './melted-cheese.ts'
import { sauceOf } from './sauce-tint.ts'
import { isSpreadOver, spreadOver } from './spread-over.ts'
import { pointsOfSpot } from './spot-points.ts'
import { strewFilling } from './strew-filling.ts'
import { strew } from '../../scene/strew.ts'
import { isSeen, partLook } from './part-look.ts'

/** How brown pieces on top of a bake are that have no baked look. */
const TOASTED = 0.55
const LASAGNE = 'egg-free-lasagne-sheets'
const CREAMY = colour('#F4E2AE')
const SLICED = new Set(['sliced', 'rounds'])
const SLICED_ROLES = new Set(['starchy-root', 'soft-vegetable', 'root-vegetable', 'tomato', 'squash'])
const STREWN_ROLES = new Set(['nut', 'seed', 'breadcrumbs', 'flakes', 'crunchy-cereal'])
const JUICY_ROLES = new Set(['berry', 'tart-fruit', 'tomato'])
const LOOSE_ROLES = new Set(['fresh-cheese', 'orchard-fruit', 'mushroom'])
const MINCE_ROLES = new Set(['minced-meat', 'dry-soy'])
/** Smooth when it is baked, not grainy. */
const SMOOTH_GRAINS = new Set(['semolina', 'polenta'])
/** Grams of yoghurt or cream over minced meat that set to a custard. */
const SETTING_GRAMS = 60
const CREAM_ROLES = new Set(['yoghurt-like', 'cream-like', 'fresh-cheese'])
const PIECE_ROLES = new Set([
  'fresh-cheese',
  'pasta',
  'flower-cabbage',
  'soft-vegetable',
  'mushroom',
  'green-pod',
  'tomato',
  'berry',
  'stone-fruit',
  'orchard-fruit',
  'tart-fruit',
  'sweet-pepper',
  'squash',
  'sausage',
  'white-fish',
  'oily-fish',
])
/** Patches of sauce between slices. */
const BETWEEN = 15
/** Grams of cheese that would hide all of the top. */
const HIDING_CHEESE = 170
/** Grams of grated cheese that bake to one crust. */
const CRUST_CHEESE = 30

const hasRole = (roles: ReadonlySet<string>, { role }: PlatedFood): boolean => role !== null && roles.has(role)
const isSliced = (food: PlatedFood): boolean => hasRole(SLICED_ROLES, food) && food.cuts.some((cut) => SLICED.has(cut))
const isFreshHerb = ({ role }: PlatedFood): boolean => role === 'fresh-herb'
const isMash = (food: PlatedFood): boolean => food.cuts.includes('mashed') && food.role === 'starchy-root'

/** Moussaka: yoghurt or cream is poured over minced meat and sets. */
const setsOver = (cream: PlatedFood | undefined, foods: readonly PlatedFood[]): boolean =>
  cream !== undefined && cream.grams >= SETTING_GRAMS && foods.some((food) => hasRole(MINCE_ROLES, food))

/** Semolina that was cut into rounds lies in a sauce: gnocchi alla romana. */
const roundsOf = (foods: readonly PlatedFood[]): PlatedFood | undefined =>
  foods.some(({ role }) => role === 'tomato-sauce')
    ? foods.find(({ foodId, isTakenIn }) => SMOOTH_GRAINS.has(foodId) && !isTakenIn)
    : undefined

/** What the top is made of when nothing else lies on it. */
function topOf(foods: readonly PlatedFood[], isLayered: boolean): BakeTop | null {
  const sheets = foods.find(({ foodId }) => foodId === LASAGNE)
  if (sheets !== undefined && isLayered) return { food: sheets, tint: CREAMY, crust: 'custard' }
  const mash = heaviest(foods.filter(isMash))
  if (mash !== undefined) return { food: mash, tint: mashTint(foods.filter(isMashedFood)), crust: 'mash' }
  const cream = heaviest(
    foods.filter((food) => hasRole(CREAM_ROLES, food) && (!food.isTakenIn || setsOver(food, foods))),
  )
  const rounds = roundsOf(foods)
  const grain = heaviest(foods.filter((food) => isGrainFood(food) && !food.isTakenIn && food !== rounds))
  if (grain !== undefined && !setsOver(cream, foods)) {
    return { food: grain, tint: tintOf(grain), crust: SMOOTH_GRAINS.has(grain.foodId) ? 'custard' : 'grain' }
  }
  if (cream !== undefined) return { food: cream, tint: CREAMY, crust: 'custard' }
  const sauce = sauceOf(foods.filter((food) => (rounds === undefined ? isLiquid(food) : food.role === 'tomato-sauce')))
  if (sauce !== null) return { ...sauce, crust: 'sauce' }
  const main = heaviest(foods)
  return main === undefined ? null : { food: main, tint: tintOf(main), crust: isFlourFood(main) ? 'custard' : 'grain' }
}

/** Whether a food stands out of the top: curd only where grains let it be seen. */
const isPiece = (food: PlatedFood, crust: BakeTop['crust']): boolean =>
  !isSliced(food) && hasRole(PIECE_ROLES, food) && (food.role !== 'fresh-cheese' || crust === 'grain')

const gramsOf = (foods: readonly PlatedFood[]): number => foods.reduce((sum, { grams }) => sum + grams, 0)

/** Dry pasta weighs less than half of what is on the plate. */
const SOAKED = 2.2

/** What lies on a bake has been in the oven last; fruit that was grated is told by its slices. */
function asBaked(food: PlatedFood): PlatedFood {
  const heats = ['baked' as const, ...food.heats.filter((heat) => heat !== 'baked')]
  const cuts: PlatedFood['cuts'] =
    food.role === 'fresh-cheese'
      ? ['crumbled']
      : food.role === 'orchard-fruit' && food.cuts.includes('grated')
        ? ['sliced']
        : food.cuts
  return { ...food, cuts, heats, grams: food.role === 'pasta' ? food.grams * SOAKED : food.grams }
}

/** Pasta and florets lie close; fruit and curd lie loosely in what they are baked with, so that both are seen. */
const timesOf = (pieces: readonly PlatedFood[]): number =>
  pieces.every((food) => hasRole(LOOSE_ROLES, food)) ? 0.5 : 0.95

/** Pasta, florets and fruit that stand out of the top. */
function layPieces(stage: Stage, shape: BakeShape, pieces: readonly PlatedFood[]): void {
  const area = shape.halfWidth * shape.halfHeight * 4
  const pointIn = pointsOfSpot(stage.spot, 0.92)
  for (const { food, count = 8 } of coveringHelpings(pieces.map(asBaked), {
    area,
    times: timesOf(pieces),
    scale: 1.1,
  })) {
    const own = partLook(food)
    // Looks that know no oven are browned here; berries burst instead of browning.
    const knowsOven = own.cooked?.baked !== undefined || hasRole(JUICY_ROLES, food)
    const look = knowsOven ? own : { ...own, make: browned(own.make, TOASTED) }
    strew(stage, food, { pointIn, count, scale: 1.1, sink: 1.4, clip: shape.onTop, look })
  }
}

interface Cheeses {
  readonly cheeses: readonly PlatedFood[]
  /** On mash cheese melts in the furrows: small bits, not sheets. */
  readonly isOnMash: boolean
}

function layCheese(stage: Stage, shape: BakeShape, { cheeses, isOnMash }: Cheeses): void {
  const area = shape.halfWidth * shape.halfHeight * 4
  for (const cheese of cheeses) {
    const isGrated = cheese.grams < 25 || cheese.cuts.includes('grated')
    if (!isOnMash && isGrated && cheese.grams >= CRUST_CHEESE) {
      layCheeseCrust(stage, shape, cheese)
      continue
    }
    const size = isOnMash ? 5 : isGrated ? 12 : 15
    const cover = Math.min(isOnMash ? 0.2 : 0.52, 0.14 + cheese.grams / HIDING_CHEESE)
    const count = Math.round((area * cover) / (size * size * 2.4))
    meltedCheese(stage, cheese, { pointIn: pointsOfSpot(stage.spot, 0.9), count, size, clip: shape.onTop })
  }
}

/** Tomato sauce that has boiled up between slices. */
function layBetween(stage: Stage, shape: BakeShape, { food, tint }: BakeTop): void {
  const { spot, random, scene } = stage
  const owner = ownerOf(stage, food)
  for (const point of spreadOut(random, { count: BETWEEN, pointIn: pointsOfSpot(spot, 0.9) })) {
    const patch = lump(random, {
      rx: within(random, 9, 15),
      ry: within(random, 5, 8),
      height: 2,
      edge: 4,
      uneven: 0.5,
      colour: tint,
      second: shaded(tint, 0.8),
      gloss: 0.75,
      grain: 0.15,
      fineness: 0.12,
    })
    stamp(scene, patch, { ...point, turn: random() * FULL_TURN, sink: 0.4, owner, clip: shape.onTop })
  }
}

/** Sauce over the middle of what lies in it. */
function pourOver(stage: Stage, shape: BakeShape, { food, tint }: BakeTop): void {
  const { spot, random, scene } = stage
  const owner = ownerOf(stage, food)
  for (const side of [-0.5, 0.5]) {
    const band = lump(random, {
      rx: shape.halfWidth * 0.86,
      ry: shape.halfHeight * 0.15,
      height: 3,
      edge: 5,
      uneven: 0.55,
      colour: tint,
      second: shaded(tint, 0.75),
      gloss: 0.75,
      grain: 0.15,
      fineness: 0.06,
    })
    const v = side * shape.halfHeight
    const at = { x: spot.x - Math.sin(shape.turn) * v, y: spot.y + Math.cos(shape.turn) * v }
    stamp(scene, band, { ...at, turn: shape.turn, base: spot.floor + 11, owner, clip: shape.onTop })
  }
}

interface OnTop {
  readonly top: BakeTop
  readonly inside: readonly PlatedFood[]
  readonly foods: readonly PlatedFood[]
  readonly isLayered: boolean
}

/** What is inside and stands out of the top, or was spread over it. */
function layOnTop(stage: Stage, shape: BakeShape, { top, inside, foods, isLayered }: OnTop): void {
  const rounds = roundsOf(foods)
  const sheets = foods.find(({ foodId }) => foodId === LASAGNE)
  if (sheets !== undefined && !isLayered) {
    layCannelloni(stage, shape, sheets)
    pourOver(stage, shape, top)
    return
  }
  const spread = top.crust === 'grain' ? inside.find(isSpreadOver) : undefined
  if (spread !== undefined) return spreadOver(stage, shape, spread)
  if (rounds !== undefined) return layBakeRounds(stage, shape, rounds)
  if (top.crust === 'mash') return
  const sliced = top.crust === 'custard' ? [] : inside.filter(isSliced)
  const pieces = inside.filter((food) => food !== top.food && isPiece(food, top.crust))
  const told = top.crust === 'custard' ? inside.find(({ foodId }) => foodId === 'aubergine') : undefined
  if (gramsOf(sliced) > gramsOf(pieces)) {
    layBakeSlices(stage, shape, sliced)
    if (top.food.role === 'tomato-sauce') layBetween(stage, shape, top)
  } else if (told !== undefined) layFewSlices(stage, shape, told)
  else layPieces(stage, shape, [...pieces, ...sliced])
}

/** A browned bake in its dish, one corner served. */
export function layBake(stage: Stage): void {
  const foods = stage.dish.foods.filter(({ foodId }) => foodId !== 'water')
  const isLayered = stage.dish.traits.includes('layered')
  const top = topOf(foods, isLayered)
  if (top === null) return
  const shape = bakeShapeOf(stage.spot)
  const keyFoods = foods.filter((food) => isSeen(food))
  const cheeses = keyFoods.filter((food) => isMelting(food))
  const strewn = keyFoods.filter(
    (food) =>
      (hasRole(STREWN_ROLES, food) || food.foodId === 'nutritional-yeast') && food !== top.food && food.grams <= 30,
  )
  const isOnMash = top.crust === 'mash'
  const onLid = isOnMash ? keyFoods.filter((food) => isBreadFood(food) || isFreshHerb(food)) : []
  const inside = keyFoods.filter((food) => ![...cheeses, ...strewn, ...onLid].includes(food) && !food.isGarnish)
  const filling = inside.length > 0 ? inside : [top.food]
  layBakeBody(stage, shape, top)
  layBakeInside(stage, shape, { layers: bakeLayersOf(top, filling, isLayered), inside: filling })
  layOnTop(stage, shape, { top, inside, foods, isLayered })
  layCheese(stage, shape, { cheeses, isOnMash })
  strewFilling(stage, strewn, { pointIn: pointsOfSpot(stage.spot, 0.88), count: 60, mostReach: 7, clip: shape.onTop })
  for (const bread of onLid.filter(isBreadFood)) layGravestones(stage, shape, bread)
  const garnish = keyFoods.filter((food) => food.isGarnish || (onLid.includes(food) && isFreshHerb(food)))
  strewFilling(stage, garnish, { pointIn: pointsOfSpot(stage.spot, 0.75), count: 26, mostReach: 11, clip: shape.onTop })
}
