import { grainKind, hasGrainKind } from '../../looks/grain-kinds.ts'
import { isVisible, lookOf } from '../../looks/look-of.ts'
import { between, colour, type Colour } from '../../paint/colour.ts'
import type { TileShape } from '../../paint/grain-tile.ts'
import { grainBed, type GrainKind } from '../../pieces/grain-bed.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { dyeOf, isSauceFood, type Dye } from '../../plating/dish-sauce.ts'
import { isGrain, isMass, isMeat, isNoodle, isStrewn, PUREED_PEAS } from '../../plating/food-kinds.ts'
import { drizzle } from '../../plating/drizzle.ts'
import { layPasta } from './pasta.ts'
import { layLooseGrains } from '../../plating/loose-grains.ts'
import { layPieces } from '../../plating/lay-pieces.ts'
import { isDeep } from '../../plating/part-stage.ts'
import { isWholeMushroom, layWholeMushrooms } from '../../plating/whole-mushrooms.ts'
import { strewGarnish } from '../../plating/strew-garnish.ts'
import { inEllipse } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { strew } from '../../scene/strew.ts'

const WET = new Set(['creamy-grain', 'split-pulse'])

/** Melts between the grains: it is small, and of their colour. */
const MELTING = new Set(['onion', 'shallot'])

const heaviest = (foods: readonly PlatedFood[]): PlatedFood | undefined =>
  foods.toSorted((one, other) => other.grams - one.grams)[0]

const isWet = ({ role }: PlatedFood): boolean => role !== null && WET.has(role)

const isPeaPuree = ({ role }: PlatedFood): boolean => role === 'split-pulse'

const isMelting = ({ foodId, heats }: PlatedFood): boolean => MELTING.has(foodId) && heats.length > 0

/** Grains with pieces in them: dry as fried rice, or creamy as risotto. */
export function layMixedGrain(stage: Stage): void {
  const foods = stage.dish.foods.filter(isVisible)
  const isOfNoodles = foods.some(isNoodle) && !foods.some(isGrain)
  if (isOfNoodles) {
    layPasta(stage)
    return
  }
  const bed =
    heaviest(foods.filter((food) => isGrain(food) || isPeaPuree(food))) ??
    heaviest(foods.filter(isMass)) ??
    heaviest(foods)
  if (bed === undefined) return
  const kind = kindOf(stage, bed)
  layBed(stage, bed, kind)
  drizzle(stage, 0.7)
  const others = foods.filter((food) => food !== bed)
  const isOnTop = (food: PlatedFood): boolean => isPeaPuree(bed) && food.role === 'onion-family'
  layIn(
    stage,
    others.filter((food) => !isOnTop(food)),
    { bed, kind },
  )
  layHeapOnTop(stage, others.filter(isOnTop))
  const { radius } = stage.spot
  const reach = { kind, a: radius * 0.84, b: radius * (isDeep(stage.spot) ? 0.78 : 0.7) }
  const isOfGrain = hasGrainKind(bed.foodId) && others.some((food) => food.heats.includes('fried'))
  if (isOfGrain) layLooseGrains(stage, bed, { ...reach, count: Math.round(radius * (isWet(bed) ? 0.9 : 2)) })
  strewGarnish(stage, others.filter(isStrewn), 0.66)
}

/** Pea purée has its fried onion in a heap in the middle. */
function layHeapOnTop(stage: Stage, foods: readonly PlatedFood[]): void {
  const { x, y, radius } = stage.spot
  layPieces(stage, foods, { x, y, a: radius * 0.36, b: radius * 0.28, rise: 3, cover: 2.4, mostScale: 1.5 })
}

interface GrainBase {
  readonly bed: PlatedFood
  readonly kind: GrainKind
}

/** Lays what was cooked in the grains: sunk in them, and of their sauce. */
function layIn(stage: Stage, others: readonly PlatedFood[], { bed, kind }: GrainBase): void {
  const { x, y, radius } = stage.spot
  const foods = others.filter((food) => !isStrewn(food) && !isSauceFood(food))
  const wet = isWet(bed)
  const { colour: tint, second } = kind
  const sauce = { colour: tint, second, fat: tint, speck: second, gloss: wet ? 0.5 : 0.2 }
  const pile = {
    x,
    y,
    a: radius * 0.8,
    b: radius * (isDeep(stage.spot) ? 0.78 : 0.7),
    turn: -0.3,
    isLoose: true,
    sink: wet ? 3 : 2,
    rise: 2,
    coat: { sauce, amount: wet ? 0.42 : 0.12 },
  }
  const melting = foods.filter(isMelting)
  layPieces(stage, melting, { ...pile, cover: 0.16, leastScale: 0.5, mostScale: 0.6, coat: { sauce, amount: 0.6 } })
  const bites = foods.filter(isInBites)
  const whole = foods.filter(isWholeMushroom)
  layPieces(
    stage,
    foods.filter((food) => !isMelting(food) && !bites.includes(food) && !whole.includes(food)),
    {
      ...pile,
      cover: whole.length > 0 ? AMONG_WHOLE : 0.8,
      leastScale: 0.8,
      mostScale: radius > 60 && whole.length === 0 ? 1.3 : 0.9,
    },
  )
  for (const food of bites) {
    strew(stage, food, {
      pointIn: inEllipse({ x, y, a: pile.a, b: pile.b, turn: pile.turn }),
      count: Math.max(LEAST_BITES, Math.round((lookOf(food)?.count ?? 0) * MORE_BITES)),
      scale: BITE * (radius > 60 ? 1.15 : 1),
      sink: pile.sink,
    })
  }
  layWholeMushrooms(stage, whole, { x, y, a: pile.a * 0.86, b: pile.b * 0.86, turn: pile.turn })
}

/** How much smaller meat is cut for grains than for a plate, and how many more pieces that makes. */
const BITE = 0.86
const MORE_BITES = 2
const LEAST_BITES = 7
/** How often the rest covers the grains where whole mushrooms lie on them. */
const AMONG_WHOLE = 0.3

const CUT_SMALL = new Set(['diced', 'strips', 'torn', 'fried'])

/** Meat and its like that was cut into bites, which lie on the vegetables, because the dish is named by them. */
const isInBites = (food: PlatedFood): boolean => isMeat(food) && CUT_SMALL.has(lookOf(food)?.state ?? '')

function kindOf(stage: Stage, bed: PlatedFood): GrainKind {
  const plain = grainKind(bed.foodId)
  const dye = STEEPED.has(bed.foodId) ? null : dyeOf(stage.dish.foods.filter(({ foodId }) => DYES.has(foodId)))
  const dyed = dye === null ? plain : dyedKind(plain, bed.grams, dye)
  const isFried = stage.dish.foods.some(({ foodId }) => SOYS.has(foodId)) && !isWet(bed)
  if (isFried) return toasted(dyed)
  return isWet(bed) ? creamed(dyed) : dyed
}

/** Grains that fell apart when they cooled lie larger and looser than those of a mound. */
const LOOSE_RICE: TileShape = { name: 'loose-rice', length: 8.2, width: 3.1, layers: 2.6 }

/** Rice that was tossed in a hot pan: gold, with some grains that caught. */
const toasted = (kind: GrainKind): GrainKind => ({
  ...kind,
  shape: LOOSE_RICE,
  colour: between(kind.colour, PAN_GOLD, 0.1),
  second: between(kind.second, PAN_GOLD, 0.36),
  odd: PAN_BROWN,
})

/** Grains of a risotto: butter and cheese make them warm, and one with their sauce. */
const creamed = (kind: GrainKind): GrainKind => ({
  ...kind,
  colour: filtered(kind.colour, BUTTER),
  second: filtered(kind.second, BUTTER),
})

const filtered = (light: Colour, filter: Colour): Colour => ({
  red: light.red * filter.red,
  green: light.green * filter.green,
  blue: light.blue * filter.blue,
})

/** Ground poppy seeds lie between the grains, which stay pale. */
const POPPY = colour('#26242E')
/** How much of the gaps the paste fills, 0 to 1. */
const POPPY_PASTE = 0.95
/** Grains of wheat apart from one another. */
const AMONG_POPPY: TileShape = { name: 'among-poppy', length: 9.2, width: 5, layers: 1.6, crease: 0.6 }

const hasPoppy = ({ dish }: Stage): boolean => dish.foods.some(({ foodId }) => foodId === 'poppy-seeds')

function layBed(stage: Stage, bed: PlatedFood, kind: GrainKind): void {
  const { spot, random, scene } = stage
  const { x, y, radius, floor, level } = spot
  const deep = isDeep(spot)
  const wet = isWet(bed)
  const options = {
    kind: hasPoppy(stage) ? { ...kind, shape: AMONG_POPPY } : kind,
    a: radius * (deep ? 0.92 : 0.92),
    b: radius * (deep ? 0.9 : 0.82),
    rise: radius * (wet ? 0.05 : 0.15) + 4,
    uneven: deep ? 0.07 : 0.12,
    creamy: hasPoppy(stage) ? POPPY_PASTE : isPeaPuree(bed) ? PUREED_PEAS : wet ? 0.72 : 0,
    sauce: hasPoppy(stage) ? POPPY : kind.colour,
    ...(wet || deep ? {} : { loose: radius * 0.16 }),
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

function dyedKind(kind: GrainKind, grams: number, { colour: dye, power }: Dye): GrainKind {
  const share = MOST_DYED * Math.min(1, power / (grams * TAKES_UP))
  const brightest = Math.max(dye.red, dye.green, dye.blue)
  // A thin coat of a dark dye is brighter than the dye, and of the same hue.
  const bright = 1 - share * (1 - brightest) * DARKENS
  const through = (channel: number): number => bright * (channel / brightest) ** (share * HUE)
  const dyed = (grain: Colour): Colour => ({
    red: grain.red * through(dye.red),
    green: grain.green * through(dye.green),
    blue: grain.blue * through(dye.blue),
  })
  return { ...kind, colour: dyed(kind.colour), second: dyed(kind.second), odd: dyed(kind.odd ?? kind.second) }
}

/** What rice gets from a wok. */
const PAN_GOLD = colour('#EFC97E')
const PAN_BROWN = colour('#D2A262')

const BUTTER = colour('#FFF9E8')

const SOYS = new Set(['reduced-salt-soy-sauce', 'reduced-salt-tamari', 'soy-sauce', 'tamari'])

/** Steeped by itself in hot water, before anything else joins it. */
const STEEPED = new Set(['couscous'])

/** Foods that colour grains which are cooked with them. */
const DYES = new Set([
  'beetroot',
  'beetroot-juice',
  'butternut-squash',
  'canned-tomatoes',
  'curry-powder',
  ...SOYS,
  'sweet-paprika',
  'tomato-passata',
  'tomato-paste',
  'turmeric',
])
