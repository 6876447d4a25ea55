import { tintOf } from '../../looks/tint-of.ts'
import { between, colour, shaded, type Colour } from '../../paint/colour.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { blendOf } from './blend.ts'
import { heaviest } from './kinds.ts'

/** How the liquid of a soup looks, and whose it is. */
export interface Broth {
  readonly colour: Colour
  readonly deep: Colour
  /** How much of what lies under the surface is hidden, 0 clear to 1. */
  readonly cloud: number
  readonly isBlended: boolean
  /** Golden eyes of fat. */
  readonly hasEyes: boolean
  readonly food: PlatedFood | null
}

/** How strongly a gram colours a soup in which it was not blended, and how much it clouds. */
const DYES: Readonly<Record<string, { readonly dye: number; readonly cloud: number }>> = {
  'beetroot-sour-starter': { dye: 6, cloud: 0.0004 },
  beetroot: { dye: 5, cloud: 0.0006 },
  'beetroot-juice': { dye: 4, cloud: 0.0004 },
  buttermilk: { dye: 1.4, cloud: 0.01 },
  'canned-tomatoes': { dye: 2.6, cloud: 0.006 },
  'chickpea-flour': { dye: 1.2, cloud: 0.02 },
  'coconut-milk': { dye: 1.4, cloud: 0.01 },
  cream: { dye: 1.6, cloud: 0.02 },
  kefir: { dye: 1.4, cloud: 0.01 },
  milk: { dye: 1.1, cloud: 0.008 },
  'miso-paste': { dye: 5, cloud: 0.03 },
  'natural-yoghurt': { dye: 1.4, cloud: 0.01 },
  'oat-cream': { dye: 1.6, cloud: 0.02 },
  'pearl-barley': { dye: 0.5, cloud: 0.006 },
  potato: { dye: 0.12, cloud: 0.001 },
  'red-curry-paste': { dye: 12, cloud: 0.02 },
  'red-lentils': { dye: 3.6, cloud: 0.011 },
  'rye-sour-starter': { dye: 3, cloud: 0.007 },
  'smoked-paprika': { dye: 16, cloud: 0.01 },
  sorrel: { dye: 3, cloud: 0.005 },
  'sour-cream': { dye: 1.8, cloud: 0.022 },
  'soy-cream': { dye: 1.6, cloud: 0.02 },
  'soy-skyr': { dye: 1.4, cloud: 0.01 },
  'soy-yoghurt': { dye: 1.4, cloud: 0.01 },
  'split-peas': { dye: 3.2, cloud: 0.011 },
  'sweet-paprika': { dye: 12, cloud: 0.01 },
  'tomato-paste': { dye: 11, cloud: 0.014 },
  'tomato-passata': { dye: 3, cloud: 0.008 },
  turmeric: { dye: 20, cloud: 0.02 },
  'vegan-kimchi': { dye: 2.4, cloud: 0.003 },
  'young-beetroot-with-leaves': { dye: 2, cloud: 0.001 },
}

const BROTH = colour('#D9A845')
const VEGETABLE_BROTH = colour('#CFA24E')
/** Broth counts as much as this many grams of dye. */
const BROTH_WEIGHT = 90
const LEAST_CLOUD = 0.34

const MEATS = new Set(['lean-meat', 'red-meat', 'sausage', 'minced-meat'])
const isMeat = ({ foodId, role }: PlatedFood): boolean =>
  (role !== null && MEATS.has(role)) || ['chicken-drumstick', 'duck-breast', 'bacon'].includes(foodId)

const isBlended = ({ cuts }: PlatedFood): boolean => cuts[0] === 'blended'

function blendedBroth(foods: readonly PlatedFood[], blended: readonly PlatedFood[]): Broth {
  const creams = foods.filter(({ role, foodId }) => role === 'cream-like' || foodId === 'coconut-milk')
  const tint = blendOf([...blended, ...creams])
  const seen = heaviest(blended, ({ isTakenIn }) => !isTakenIn) ?? heaviest(blended) ?? null
  return { colour: tint, deep: shaded(tint, 0.86), cloud: 0.97, isBlended: true, hasEyes: false, food: seen }
}

/** The liquid of a soup by what was blended, boiled down or stirred into it. */
export function brothOf(foods: readonly PlatedFood[]): Broth {
  const blended = foods.filter((food) => isBlended(food) && food.role !== 'oil' && food.foodId !== 'water')
  if (blended.reduce((sum, { grams }) => sum + grams, 0) > 90) return blendedBroth(foods, blended)
  const hasMeat = foods.some(isMeat)
  let mixed: Colour = hasMeat ? BROTH : VEGETABLE_BROTH
  let weight = BROTH_WEIGHT
  let cloud = LEAST_CLOUD
  let strongest = 0
  let body: PlatedFood | null = null
  for (const food of foods) {
    const dye = DYES[food.foodId]
    if (dye === undefined) continue
    const amount = dye.dye * Math.max(1, food.grams)
    weight += amount
    mixed = between(mixed, tintOf(food), amount / weight)
    cloud += dye.cloud * food.grams
    if (amount <= strongest) continue
    strongest = amount
    body = food
  }
  const isClear = cloud < LEAST_CLOUD + 0.3
  return {
    colour: mixed,
    deep: shaded(mixed, isClear ? 0.72 : 0.84),
    cloud: Math.min(0.97, cloud),
    isBlended: false,
    hasEyes: hasMeat && isClear,
    food: body,
  }
}
