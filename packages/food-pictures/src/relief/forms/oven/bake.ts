import { tintOf } from '../../looks/tint-of.ts'
import { colour, shaded } from '../../paint/colour.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inEllipse } from '../../scene/spots.ts'
import { browned } from '../../pieces/browned.ts'
import { lump } from '../../pieces/lump.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { layCannelloni } from './lay-cannelloni.ts'
import { layBakeBody, layBakeSide, type BakeTop } from './bake-body.ts'
import { bakeShapeOf, type BakeShape } from './bake-shape.ts'
import { layBakeSlices } from './bake-slices.ts'
import { coveringHelpings } from './cover.ts'
import { heaviest, isFlourFood, isGrainFood, isLiquid, isMelting } from './kinds.ts'
import { meltedCheese } from './melted-cheese.ts'
import { sauceOf } from './sauce-tint.ts'
import { pointsOfSpot } from './spot-points.ts'
import { strewFilling } from './strew-filling.ts'
import { strew } from '../../scene/strew.ts'
import { isSeen, partLook } from './part-look.ts'

/** How brown pieces on top of a bake are that have no baked look. */
const TOASTED = 0.55
const LASAGNE = 'egg-free-lasagne-sheets'
/** More bands than these in the cut side would be too thin to be seen. */
const MOST_LAYERS = 7
const CREAMY = colour('#F4E2AE')
const SLICED = new Set(['sliced', 'rounds'])
const SLICED_ROLES = new Set(['starchy-root', 'soft-vegetable', 'root-vegetable', 'tomato', 'squash'])
const STREWN_ROLES = new Set(['nut', 'seed', 'breadcrumbs', 'flakes', 'crunchy-cereal'])
const JUICY_ROLES = new Set(['berry', 'tart-fruit', 'tomato'])
const MINCE_ROLES = new Set(['minced-meat', 'dry-soy'])
/** Smooth when it is baked, not grainy. */
const SMOOTH_GRAINS = new Set(['semolina', 'polenta'])
/** Grams of yoghurt or cream over minced meat that set to a custard. */
const SETTING_GRAMS = 60
const CREAM_ROLES = new Set(['yoghurt-like', 'cream-like', 'fresh-cheese'])
const PIECE_ROLES = new Set([
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
/** Grams of cheese that would hide all of the top. */
const HIDING_CHEESE = 170

const hasRole = (roles: ReadonlySet<string>, { role }: PlatedFood): boolean => role !== null && roles.has(role)
const isSliced = (food: PlatedFood): boolean => hasRole(SLICED_ROLES, food) && food.cuts.some((cut) => SLICED.has(cut))
const isMash = (food: PlatedFood): boolean => food.cuts.includes('mashed') && food.role === 'starchy-root'

/** Moussaka: yoghurt or cream is poured over minced meat and sets. */
const setsOver = (cream: PlatedFood | undefined, foods: readonly PlatedFood[]): boolean =>
  cream !== undefined && cream.grams >= SETTING_GRAMS && foods.some((food) => hasRole(MINCE_ROLES, food))

/** What the top is made of when nothing else lies on it. */
function topOf(foods: readonly PlatedFood[], isLayered: boolean): BakeTop | null {
  const sheets = foods.find(({ foodId }) => foodId === LASAGNE)
  if (sheets !== undefined && isLayered) return { food: sheets, tint: CREAMY, crust: 'custard' }
  const mash = heaviest(foods.filter(isMash))
  if (mash !== undefined) return { food: mash, tint: tintOf(mash), crust: 'mash' }
  const cream = heaviest(
    foods.filter((food) => hasRole(CREAM_ROLES, food) && (!food.isTakenIn || setsOver(food, foods))),
  )
  const grain = heaviest(foods.filter((food) => isGrainFood(food) && !food.isTakenIn))
  if (grain !== undefined && !setsOver(cream, foods)) {
    return { food: grain, tint: tintOf(grain), crust: SMOOTH_GRAINS.has(grain.foodId) ? 'custard' : 'grain' }
  }
  if (cream !== undefined) return { food: cream, tint: CREAMY, crust: 'custard' }
  const sauce = sauceOf(foods.filter((food) => isLiquid(food)))
  if (sauce !== null) return { ...sauce, crust: 'sauce' }
  const main = heaviest(foods)
  return main === undefined ? null : { food: main, tint: tintOf(main), crust: isFlourFood(main) ? 'custard' : 'grain' }
}

const gramsOf = (foods: readonly PlatedFood[]): number => foods.reduce((sum, { grams }) => sum + grams, 0)

/** Pasta, florets and fruit that stand out of the top. */
function layPieces(stage: Stage, shape: BakeShape, pieces: readonly PlatedFood[]): void {
  const area = shape.halfWidth * shape.halfHeight * 4
  const pointIn = pointsOfSpot(stage.spot, 0.92)
  for (const { food, count = 8 } of coveringHelpings(pieces, { area, times: 0.95, scale: 1.1 })) {
    const own = partLook(food)
    // Looks that know no oven are browned here; berries burst instead of browning.
    const knowsOven = own.cooked?.baked !== undefined || hasRole(JUICY_ROLES, food)
    const look = knowsOven ? own : { ...own, make: browned(own.make, TOASTED) }
    strew(stage, food, { pointIn, count, scale: 1.1, sink: 1.4, clip: shape.onTop, look })
  }
}

function layCheese(stage: Stage, shape: BakeShape, cheeses: readonly PlatedFood[]): void {
  const area = shape.halfWidth * shape.halfHeight * 4
  for (const cheese of cheeses) {
    const isGrated = cheese.grams < 25 || cheese.cuts.includes('grated')
    const size = isGrated ? 12 : 15
    const cover = Math.min(0.52, 0.14 + cheese.grams / HIDING_CHEESE)
    const count = Math.round((area * cover) / (size * size * 2.4))
    meltedCheese(stage, cheese, { pointIn: pointsOfSpot(stage.spot, 0.9), count, size, clip: shape.onTop })
  }
}

/** Sauce over the middle of what lies in it. */
function pourOver(stage: Stage, shape: BakeShape, { food, tint }: BakeTop): void {
  const { spot, random, scene } = stage
  const owner = ownerOf(stage, food)
  for (const side of [-0.5, 0.5]) {
    const band = lump(random, {
      rx: shape.halfWidth * 0.86,
      ry: shape.halfHeight * 0.24,
      height: 3,
      edge: 6,
      uneven: 0.3,
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

/** Foods of the inside are seen in the cut side and in the corner from which a portion was taken. */
function layInside(stage: Stage, shape: BakeShape, inside: readonly PlatedFood[]): void {
  const layers = inside.toSorted((one, other) => other.grams - one.grams).slice(0, MOST_LAYERS)
  const twice = layers.length < 3 ? [...layers, ...layers] : layers
  layBakeSide(
    stage,
    shape,
    twice.map((food) => ({ food, tint: tintOf(food) })),
  )
  const size = shape.cornerSize
  strewFilling(stage, inside, {
    pointIn: inEllipse({ ...shape.corner, a: size * 0.62, b: size * 0.5, turn: shape.turn }),
    count: 26,
    mostReach: 9,
  })
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
  const inside = keyFoods.filter((food) => !cheeses.includes(food) && !strewn.includes(food) && !food.isGarnish)
  layBakeBody(stage, shape, top)
  layInside(stage, shape, inside.length > 0 ? inside : [top.food])
  const isOpen = top.crust !== 'mash'
  const sliced = isOpen && top.crust !== 'custard' ? inside.filter(isSliced) : []
  const pieces = inside.filter((food) => isOpen && food !== top.food && !isSliced(food) && hasRole(PIECE_ROLES, food))
  const sheets = foods.find(({ foodId }) => foodId === LASAGNE)
  if (sheets !== undefined && !isLayered) {
    layCannelloni(stage, shape, sheets)
    pourOver(stage, shape, top)
  } else if (gramsOf(sliced) > gramsOf(pieces)) layBakeSlices(stage, shape, sliced)
  else layPieces(stage, shape, [...pieces, ...sliced])
  layCheese(stage, shape, cheeses)
  strewFilling(stage, strewn, { pointIn: pointsOfSpot(stage.spot, 0.88), count: 60, mostReach: 7, clip: shape.onTop })
  const garnish = keyFoods.filter(({ isGarnish }) => isGarnish)
  strewFilling(stage, garnish, { pointIn: pointsOfSpot(stage.spot, 0.75), count: 26, mostReach: 11, clip: shape.onTop })
}
