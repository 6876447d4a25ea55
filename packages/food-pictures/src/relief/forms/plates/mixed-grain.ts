import { grainKind } from '../../looks/grain-kinds.ts'
import { isVisible } from '../../looks/look-of.ts'
import type { Colour } from '../../paint/colour.ts'
import { grainBed, type GrainKind } from '../../pieces/grain-bed.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { dyeOf, isSauceFood, type Dye } from '../../plating/dish-sauce.ts'
import { isGrain, isMass, isNoodle, isStrewn, PUREED_PEAS } from '../../plating/food-kinds.ts'
import { drizzle } from '../../plating/drizzle.ts'
import { layPasta } from './pasta.ts'
import { layPieces } from '../../plating/lay-pieces.ts'
import { isDeep } from '../../plating/part-stage.ts'
import { strewGarnish } from '../../plating/strew-garnish.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'

const WET = new Set(['creamy-grain', 'split-pulse'])

const heaviest = (foods: readonly PlatedFood[]): PlatedFood | undefined =>
  foods.toSorted((one, other) => other.grams - one.grams)[0]

/** Grains with pieces in them: dry as fried rice, or creamy as risotto. */
export function layMixedGrain(stage: Stage): void {
  const { x, y, radius } = stage.spot
  const foods = stage.dish.foods.filter(isVisible)
  const isOfNoodles = foods.some(isNoodle) && !foods.some(isGrain)
  if (isOfNoodles) {
    layPasta(stage)
    return
  }
  const bed =
    heaviest(foods.filter((food) => isGrain(food) || food.role === 'split-pulse')) ??
    heaviest(foods.filter(isMass)) ??
    heaviest(foods)
  if (bed === undefined) return
  layBed(stage, bed)
  drizzle(stage, 0.7)
  const others = foods.filter((food) => food !== bed)
  const isOnTop = (food: PlatedFood): boolean => bed.role === 'split-pulse' && food.role === 'onion-family'
  layPieces(
    stage,
    others.filter((food) => !isStrewn(food) && !isSauceFood(food) && !isOnTop(food)),
    {
      x,
      y,
      a: radius * 0.8,
      b: radius * (isDeep(stage.spot) ? 0.78 : 0.7),
      turn: -0.3,
      isLoose: true,
      sink: 2,
      rise: 2,
      cover: 0.8,
      leastScale: 0.8,
      mostScale: radius > 60 ? 1.3 : 1,
    },
  )
  // Pea purée has its fried onion in a heap in the middle.
  layPieces(stage, others.filter(isOnTop), {
    x,
    y,
    a: radius * 0.36,
    b: radius * 0.28,
    rise: 3,
    cover: 2.4,
    mostScale: 1.5,
  })
  strewGarnish(stage, others.filter(isStrewn), 0.66)
}

function layBed(stage: Stage, bed: PlatedFood): void {
  const { spot, random, scene } = stage
  const { x, y, radius, floor, level } = spot
  const deep = isDeep(spot)
  const isWet = bed.role !== null && WET.has(bed.role)
  const dye = dyeOf(stage.dish.foods.filter(({ foodId }) => DYES.has(foodId)))
  const plain = grainKind(bed.foodId)
  const kind = dye === null ? plain : dyedKind(plain, bed.grams, dye)
  const options = {
    kind,
    a: radius * (deep ? 0.92 : 0.92),
    b: radius * (deep ? 0.9 : 0.82),
    rise: radius * (isWet ? 0.08 : 0.15) + 4,
    uneven: deep ? 0.07 : 0.12,
    creamy: bed.role === 'split-pulse' ? PUREED_PEAS : isWet ? 0.5 : 0,
    sauce: kind.colour,
  }
  const base = deep ? level - 4 : floor
  stamp(scene, grainBed(random, options), { x, y, base, turn: -0.3, owner: ownerOf(stage, bed), clip: spot.inside })
}

/** Most of its colour that a grain takes from what it is cooked with. */
const MOST_DYED = 0.8
/** Power of a dye that a gram of grain takes up. */
const TAKES_UP = 0.7
/** How much a dye darkens grain, and how much of its hue it gives, 0 to 1. */
const DARKENS = 0.45
const HUE = 0.6

function dyedKind(kind: GrainKind, grams: number, { colour, power }: Dye): GrainKind {
  const share = MOST_DYED * Math.min(1, power / (grams * TAKES_UP))
  const brightest = Math.max(colour.red, colour.green, colour.blue)
  // A thin coat of a dark dye is brighter than the dye, and of the same hue.
  const bright = 1 - share * (1 - brightest) * DARKENS
  const through = (channel: number): number => bright * (channel / brightest) ** (share * HUE)
  const dyed = (grain: Colour): Colour => ({
    red: grain.red * through(colour.red),
    green: grain.green * through(colour.green),
    blue: grain.blue * through(colour.blue),
  })
  return { ...kind, colour: dyed(kind.colour), second: dyed(kind.second), odd: dyed(kind.odd ?? kind.second) }
}

/** Foods that colour grains which are cooked with them. */
const DYES = new Set([
  'beetroot',
  'beetroot-juice',
  'canned-tomatoes',
  'curry-powder',
  'poppy-seeds',
  'reduced-salt-soy-sauce',
  'reduced-salt-tamari',
  'soy-sauce',
  'sweet-paprika',
  'tamari',
  'tomato-passata',
  'tomato-paste',
  'turmeric',
])
