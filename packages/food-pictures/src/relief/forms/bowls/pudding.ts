import { tintOf } from '../../looks/tint-of.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { between, colour, shaded, type Colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { pour } from '../../scene/pour.ts'
import { inEllipse, spreadOut } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { blendOf } from './blend.ts'
import { pourCreamSurface } from './cream-surface.ts'
import { isSeen, pieceLookOf } from './fallback-look.ts'
import { fullLevel, inBowl } from './in-bowl.ts'
import { layFruitMash } from './fruit-mash.ts'
import { heaviest, isCrunch, isLiquid, isSpooned } from './kinds.ts'
import { layToppings, scaleOf } from './lay-toppings.ts'

const PALE_ICE = colour('#FFF6E6')
const THICKENERS = new Set(['potato-starch', 'corn-starch', 'gelatine', 'agar', 'chia-seeds'])
/** What makes a pudding set, so that it keeps the mark of a spoon. */
const SETTING = new Set(['potato-starch', 'corn-starch', 'gelatine', 'agar'])
const GRAIN_ROLES = new Set(['porridge-grain', 'cooked-grain', 'creamy-grain', 'flakes'])
const FRUIT_ROLES = new Set([
  'berry',
  'tart-fruit',
  'stone-fruit',
  'orchard-fruit',
  'tropical-fruit',
  'dried-fruit',
  'sweet-citrus',
  'melon',
])
const WET_HEATS = new Set(['boiled', 'stewed'])

const isGrain = ({ role }: PlatedFood): boolean => role !== null && GRAIN_ROLES.has(role)
const isStewedFruit = ({ role, heats, cuts }: PlatedFood): boolean =>
  role !== null &&
  FRUIT_ROLES.has(role) &&
  cuts[0] !== 'blended' &&
  cuts[0] !== 'mashed' &&
  heats.some((heat) => WET_HEATS.has(heat))
const isBlended = (food: PlatedFood): boolean =>
  !food.isGarnish &&
  (food.cuts[0] === 'blended' || (food.cuts[0] === 'mashed' && !isCrunch(food)) || food.isTakenIn || isLiquid(food))

const gramsOf = (foods: readonly PlatedFood[]): number => foods.reduce((sum, { grams }) => sum + grams, 0)

/** A clear, thick juice with the fruit in it: kisiel, jelly or compote. */
function layInJuice(
  stage: Stage,
  fruits: readonly PlatedFood[],
  { isThick, rest }: { isThick: boolean; rest: readonly PlatedFood[] },
): void {
  const { spot, scene, random } = stage
  const juice = stage.dish.foods.find(({ role, isTakenIn }) => role === 'fruit-juice' && !isTakenIn)
  const first = juice ?? heaviest(fruits)
  if (first === undefined) return
  const level = fullLevel(stage)
  const tint = blendOf(juice === undefined ? fruits : [juice])
  const deep = shaded(tint, 0.66)
  const owner = ownerOf(stage, first)
  const area = inEllipse({ x: spot.x, y: spot.y, a: spot.radius * 0.72 })
  const lay = (share: number, base: number): void => {
    for (const food of fruits) {
      const look = pieceLookOf(food)
      const count = Math.min(isThick ? 26 : 44, Math.max(3, Math.round(look.count * share)))
      for (const point of spreadOut(random, { count, pointIn: area, tries: 10 })) {
        stamp(scene, look.make(random), {
          ...point,
          turn: random() * FULL_TURN,
          scale: scaleOf(stage) * (isThick ? 1.45 : 1.2),
          base: base + within(random, -1, 1),
          owner: ownerOf(stage, food),
          clip: spot.inside,
        })
      }
    }
  }
  const fill = (height: number): void =>
    pour(scene, {
      level: height,
      inside: spot.inside,
      owner,
      paint({ x, y, depth }, ink) {
        const red = ink.red
        const green = ink.green
        const blue = ink.blue
        ink.mix(tint, deep, smooth(0, 9, depth) * 0.6 + cloud(x * 0.025, y * 0.025) * 0.4)
        const seen = (isThick ? 0.35 : 0.55) * smooth(isThick ? 2.5 : 7, 0, depth)
        ink.red += (red - ink.red) * seen
        ink.green += (green - ink.green) * seen
        ink.blue += (blue - ink.blue) * seen
        const wobble = isThick ? (cloud(x * 0.016 + 7, y * 0.016) - 0.5) * 5 : 0
        ink.surface(0.52, 0, wobble)
      },
    })
  fill(level - 5)
  lay(isThick ? 0.4 : 0.55, level - (isThick ? 6.5 : 6))
  fill(level)
  lay(isThick ? 0.6 : 0.7, level - (isThick ? 6 : 2.6))
  layToppings(stage, rest, level)
}

/** Where scoops of ice lie, as shares of the radius, the farthest first. */
const SCOOPS = [
  { u: -0.36, v: -0.26 },
  { u: 0.4, v: -0.2 },
  { u: 0.02, v: 0.36 },
] as const

/** Ice in scoops, torn at the foot where the spoon came free. */
function layScoops(
  stage: Stage,
  body: PlatedFood,
  { tint, rest }: { tint: Colour; rest: readonly PlatedFood[] },
): void {
  const { spot, scene, random } = stage
  const size = spot.radius * 0.44
  for (const { u, v } of SCOOPS) {
    const scoop = lump(random, {
      rx: size,
      ry: size * 0.96,
      height: size * 0.8,
      uneven: 0.08,
      rough: 2.4,
      colour: between(tint, PALE_ICE, 0.08),
      second: shaded(tint, 0.84),
      gloss: 0.35,
      grain: 0.3,
      paint(ink, { u: along, v: across, distance, offset }) {
        // Lines of the spoon run over it; its foot is a ragged collar.
        ink.height += (cloud(along * 0.05 + offset, across * 0.3) - 0.5) * 4
        ink.height += 2.6 * smooth(-7, -2, distance) * noise(along * 0.3 + offset, across * 0.3)
        ink.dim(1 - 0.12 * smooth(0.62, 0.8, noise(along * 0.12 + offset, across * 0.7)))
      },
    })
    stamp(scene, scoop, {
      x: spot.x + u * spot.radius,
      y: spot.y + v * spot.radius,
      turn: within(random, -0.6, 0.6),
      base: spot.floor + 3,
      owner: ownerOf(stage, body),
      clip: spot.inside,
    })
  }
  layToppings(stage, rest, spot.level + size * 0.4)
}

/** A smooth cream or mousse, what was strewn and spooned on it. */
function layCream(
  stage: Stage,
  body: PlatedFood,
  { mass, rest }: { mass: readonly PlatedFood[]; rest: readonly PlatedFood[] },
): void {
  const level = fullLevel(stage) - 0.5
  const tint = mass.length === 0 ? tintOf(body) : blendOf([body, ...mass])
  if (stage.dish.traits.includes('scooped')) return layScoops(stage, body, { tint, rest })
  if (body.role === 'orchard-fruit' && body.cuts[0] === 'mashed') {
    layFruitMash(stage, body, { level, tint })
    layToppings(stage, rest, level + 1.5)
    return
  }
  const isCurd = body.foodId === 'twarog' || body.foodId === 'ricotta'
  const isCoarse = body.role === 'orchard-fruit' || isCurd
  const isSet = stage.dish.foods.some(({ foodId }) => SETTING.has(foodId))
  pourCreamSurface(stage, {
    level,
    owner: ownerOf(stage, body),
    colour: tint,
    deep: shaded(tint, 0.82),
    gloss: isSet ? 0.28 : isCurd ? 0.45 : 0.62,
    wave: isSet ? 0.3 : isCoarse ? 1.7 : 2.6,
    rise: isCurd ? 8 : 3.5,
    isSet,
    curds: isCurd ? 0.7 : isCoarse ? 0.35 : 0,
  })
  layToppings(stage, rest, level + 1.5)
}

/** A dessert eaten with a spoon: smooth and glossy, or fruit in its juice. */
export function layPudding(given: Stage): void {
  const stage = inBowl(given)
  const { foods } = stage.dish
  const fruits = foods.filter(isStewedFruit)
  const creams = foods.filter(
    (food) =>
      isGrain(food) ||
      (isSpooned(food) && !food.isGarnish) ||
      food.role === 'protein-powder' ||
      food.foodId === 'cocoa' ||
      food.role === 'milk-like',
  )
  const seen = foods.filter(isSeen)
  if (fruits.length > 0 && gramsOf(fruits) > gramsOf(creams)) {
    const isThick = foods.some(({ foodId }) => THICKENERS.has(foodId))
    layInJuice(stage, fruits, { isThick, rest: seen.filter((food) => !fruits.includes(food) && !isLiquid(food)) })
    return
  }
  const mass = foods.filter((food) => isBlended(food) || food.role === 'protein-powder' || food.foodId === 'cocoa')
  const visible = (food: PlatedFood): boolean => !food.isTakenIn && !isLiquid(food)
  const body =
    heaviest(foods, (food) => isGrain(food) && food.heats[0] !== 'toasted' && !food.isGarnish) ??
    heaviest(mass, visible) ??
    heaviest(foods, (food) => isSpooned(food) && !food.isGarnish) ??
    heaviest(mass) ??
    heaviest(foods)
  if (body === undefined) return
  layCream(stage, body, {
    mass: mass.filter((food) => food !== body),
    rest: seen.filter((food) => food !== body && !mass.includes(food)),
  })
}
