import { grainKind } from '../../looks/grain-kinds.ts'
import { isVisible } from '../../looks/look-of.ts'
import { between, type Colour } from '../../paint/colour.ts'
import { grainBed, type GrainKind } from '../../pieces/grain-bed.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { stewSauce } from '../../plating/dish-sauce.ts'
import { isGrain, isMass, isNoodle, isStrewn } from '../../plating/food-kinds.ts'
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
  const bed = heaviest(foods.filter(isGrain)) ?? heaviest(foods.filter(isMass)) ?? heaviest(foods)
  if (bed === undefined) return
  layBed(stage, bed)
  drizzle(stage, 0.7)
  const others = foods.filter((food) => food !== bed)
  layPieces(
    stage,
    others.filter((food) => !isStrewn(food)),
    {
      x,
      y,
      a: radius * 0.8,
      b: radius * (isDeep(stage.spot) ? 0.78 : 0.7),
      turn: -0.3,
      isLoose: true,
      sink: 2,
      rise: 2,
      cover: 0.62,
      leastScale: 0.8,
      mostScale: radius > 60 ? 1.3 : 1,
    },
  )
  strewGarnish(stage, others.filter(isStrewn), 0.66)
}

function layBed(stage: Stage, bed: PlatedFood): void {
  const { spot, random, scene } = stage
  const { x, y, radius, floor, level } = spot
  const deep = isDeep(spot)
  const kind = grainKind(bed.foodId)
  const isWet = bed.role !== null && WET.has(bed.role)
  const dyed = stage.dish.foods.some(({ foodId }) => DYES.has(foodId)) ? stewSauce(stage.dish.foods) : null
  const options = {
    kind: dyed === null ? kind : dyedKind(kind, dyed.colour),
    a: radius * (deep ? 0.95 : 0.92),
    b: radius * (deep ? 0.92 : 0.82),
    rise: radius * (isWet ? 0.08 : 0.15) + 4,
    uneven: deep ? 0.05 : 0.12,
    creamy: isWet ? 0.5 : 0,
    sauce: dyed?.colour ?? kind.colour,
  }
  const base = deep ? level - 4 : floor
  stamp(scene, grainBed(random, options), { x, y, base, turn: -0.3, owner: ownerOf(stage, bed), clip: spot.inside })
}

/** How much of its colour a grain takes from what it is cooked in. */
const DYED = 0.55

const dyedKind = (kind: GrainKind, dye: Colour): GrainKind => ({
  ...kind,
  colour: between(kind.colour, dye, DYED),
  second: between(kind.second, dye, DYED),
  odd: between(kind.odd ?? kind.second, dye, DYED * 0.6),
})

/** Foods that colour grains which are cooked with them. */
const DYES = new Set([
  'beetroot',
  'beetroot-juice',
  'canned-tomatoes',
  'curry-powder',
  'soy-sauce',
  'sweet-paprika',
  'tomato-passata',
  'tomato-paste',
  'turmeric',
])
