import { tintOf } from '../../looks/tint-of.ts'
import { between, colour, shaded, type Colour } from '../../paint/colour.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { blendOf, mixPigments } from './blend.ts'
import { heaviest } from './kinds.ts'

/** How the liquid of a soup looks, and whose it is. */
export interface Broth {
  readonly colour: Colour
  readonly deep: Colour
  /** How much of what lies under the surface is hidden, 0 clear to 1. */
  readonly cloud: number
  readonly isBlended: boolean
  /** Colour of the eyes of fat that swim on it; null where there are none. */
  readonly eyes: Colour | null
  readonly food: PlatedFood | null
}

/** How strongly a gram colours a soup in which it was not blended, and how much it clouds. */
interface Dye {
  readonly dye: number
  readonly cloud: number
  /** Its colour in a soup, where that is not its usual tint. */
  readonly tint?: Colour
}

const DYES: Readonly<Record<string, Dye>> = {
  beetroot: { dye: 3, cloud: 0.0006, tint: colour('#8A0E38') },
  'beetroot-juice': { dye: 2.4, cloud: 0.0004 },
  'beetroot-sour-starter': { dye: 3.2, cloud: 0.0004, tint: colour('#7E0C30') },
  buttermilk: { dye: 2.6, cloud: 0.01 },
  'canned-tomatoes': { dye: 1.8, cloud: 0.006, tint: colour('#C04A20') },
  'chickpea-flour': { dye: 1.2, cloud: 0.02 },
  'coconut-milk': { dye: 1.2, cloud: 0.01 },
  cream: { dye: 1.6, cloud: 0.02 },
  dill: { dye: 1.8, cloud: 0.002, tint: colour('#98B04E') },
  kefir: { dye: 2.6, cloud: 0.01 },
  milk: { dye: 0.9, cloud: 0.008 },
  'miso-paste': { dye: 4, cloud: 0.03 },
  'natural-yoghurt': { dye: 2.6, cloud: 0.01 },
  'oat-cream': { dye: 1.6, cloud: 0.02 },
  mushrooms: { dye: 0.5, cloud: 0.001, tint: colour('#A58455') },
  'pearl-barley': { dye: 1.4, cloud: 0.007 },
  'pickled-cucumber': { dye: 3, cloud: 0.005, tint: colour('#B2B850') },
  potato: { dye: 0.12, cloud: 0.001 },
  'red-curry-paste': { dye: 10, cloud: 0.02, tint: colour('#E0661E') },
  'red-lentils': { dye: 2.6, cloud: 0.011, tint: colour('#E39A3A') },
  'rye-sour-starter': { dye: 4.4, cloud: 0.007 },
  'smoked-paprika': { dye: 10, cloud: 0.01, tint: colour('#C8481C') },
  'dried-black-beans': { dye: 3, cloud: 0.008, tint: colour('#4E2A24') },
  sauerkraut: { dye: 1, cloud: 0.001, tint: colour('#DCC878') },
  sorrel: { dye: 2, cloud: 0.005, tint: colour('#7E8A30') },
  'sour-cream': { dye: 2.6, cloud: 0.022 },
  'soy-cream': { dye: 1.6, cloud: 0.02 },
  'soy-skyr': { dye: 2.6, cloud: 0.01 },
  'soy-yoghurt': { dye: 2.6, cloud: 0.01 },
  'split-peas': { dye: 2.6, cloud: 0.011, tint: colour('#D2AE4E') },
  'sweet-paprika': { dye: 10, cloud: 0.01, tint: colour('#C45A26') },
  'tomato-passata': { dye: 2.2, cloud: 0.008, tint: colour('#CC4E22') },
  'tomato-paste': { dye: 7, cloud: 0.014, tint: colour('#BE4020') },
  turmeric: { dye: 14, cloud: 0.02 },
  'unsalted-canned-black-beans': { dye: 1.45, cloud: 0.004, tint: colour('#3E211D') },
  'vegan-kimchi': { dye: 2, cloud: 0.003 },
  'young-beetroot-with-leaves': { dye: 2.2, cloud: 0.001, tint: colour('#C41C66') },
}

const BROTH = colour('#E2BC66')
const VEGETABLE_BROTH = colour('#DDBE7E')
/** Broth counts as much as this many grams of dye. */
const BROTH_WEIGHT = 90
const LEAST_CLOUD = 0.34
/** From this amount on, what was blended is the soup. */
const LEAST_BLENDED_G = 90

const MEATS = new Set(['lean-meat', 'red-meat', 'sausage', 'minced-meat'])
const isMeat = ({ foodId, role }: PlatedFood): boolean =>
  (role !== null && MEATS.has(role)) || ['chicken-drumstick', 'duck-breast', 'bacon'].includes(foodId)

const FAT = colour('#EBBE58')
const OIL = colour('#E8B23A')
/** Less oil than this is not seen on a soup, in grams. */
const LEAST_OIL_G = 4

/** Oil in which vegetables were fried swims on a soup in the soup's own, warmer colour. */
const oilOn = (foods: readonly PlatedFood[], tint: Colour): Colour | null =>
  foods.some(({ role, grams }) => role === 'oil' && grams >= LEAST_OIL_G) ? between(tint, OIL, 0.34) : null

const isBlended = ({ cuts }: PlatedFood): boolean => cuts[0] === 'blended'

function blendedBroth(foods: readonly PlatedFood[], blended: readonly PlatedFood[]): Broth {
  const creams = foods.filter(({ role, foodId }) => role === 'cream-like' || foodId === 'coconut-milk')
  const tint = blendOf([...blended, ...creams])
  const seen = heaviest(blended, ({ isTakenIn }) => !isTakenIn) ?? heaviest(blended) ?? null
  return { colour: tint, deep: shaded(tint, 0.86), cloud: 0.97, isBlended: true, eyes: oilOn(foods, tint), food: seen }
}

interface Dyed {
  readonly food: PlatedFood
  readonly tint: Colour
  readonly weight: number
  readonly cloud: number
}

function dyedOf(food: PlatedFood): readonly Dyed[] {
  const dye = DYES[food.foodId]
  // What is strewn on the finished soup dyes nothing.
  if (dye === undefined || food.isGarnish) return []
  const grams = Math.max(1, food.grams)
  return [{ food, tint: dye.tint ?? tintOf(food), weight: dye.dye * grams, cloud: dye.cloud * grams }]
}

/** The liquid of a soup by what was blended, boiled down or stirred into it. */
export function brothOf(foods: readonly PlatedFood[]): Broth {
  const blended = foods.filter((food) => isBlended(food) && food.role !== 'oil' && food.foodId !== 'water')
  if (blended.reduce((sum, { grams }) => sum + grams, 0) > LEAST_BLENDED_G) return blendedBroth(foods, blended)
  const hasMeat = foods.some(isMeat)
  const dyed = foods.flatMap(dyedOf)
  const mixed = mixPigments([{ tint: hasMeat ? BROTH : VEGETABLE_BROTH, weight: BROTH_WEIGHT }, ...dyed])
  const cloud = dyed.reduce((sum, dye) => sum + dye.cloud, LEAST_CLOUD)
  const isClear = cloud < LEAST_CLOUD + 0.3
  return {
    colour: mixed,
    deep: shaded(mixed, isClear ? 0.72 : 0.84),
    cloud: Math.min(0.97, cloud),
    isBlended: false,
    eyes: hasMeat && isClear ? FAT : oilOn(foods, mixed),
    food: dyed.toSorted((one, other) => other.weight - one.weight)[0]?.food ?? null,
  }
}
