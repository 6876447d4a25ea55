import { hasTint, tintOf } from '../../looks/tint-of.ts'
import { colour, type Colour } from '../../paint/colour.ts'
import type { PlatedFood } from '../../plated-meal.ts'

/** How much more a gram of these colours a blend than a gram of milk. */
const STRENGTHS: Readonly<Record<string, number>> = {
  basil: 3,
  'beetroot-sour-starter': 2,
  beetroot: 2,
  blackberries: 1.4,
  blackcurrants: 1.5,
  blueberries: 1.5,
  cocoa: 34,
  'dark-chocolate': 6,
  kale: 3,
  'milk-chocolate': 5,
  mint: 2,
  parsley: 2,
  'plum-butter': 3,
  'poppy-seeds': 1.6,
  'red-curry-paste': 6,
  'smoked-paprika': 10,
  spinach: 3,
  strawberries: 0.6,
  'sweet-paprika': 10,
  'tomato-paste': 4,
  turmeric: 14,
  'young-beetroot-with-leaves': 1.1,
}

const ROLE_STRENGTHS: Readonly<Record<string, number>> = { 'milk-like': 0.7, 'protein-powder': 0.7 }

/** Foods that thin or season a blend without colouring it. */
const COLOURLESS = new Set([
  'water',
  'gelatine',
  'agar',
  'lemon',
  'lime',
  'ginger',
  'garlic',
  'potato-starch',
  'corn-starch',
])
const COLOURLESS_ROLES = new Set([
  'oil',
  'sugar',
  'starch',
  'vinegar',
  'stock-powder',
  'aromatic-oil',
  'syrup',
  'sour-citrus',
])

export const strengthOf = ({ foodId, role }: Pick<PlatedFood, 'foodId' | 'role'>): number =>
  STRENGTHS[foodId] ?? (role === null ? undefined : ROLE_STRENGTHS[role]) ?? 1

function colours(food: PlatedFood): boolean {
  if (COLOURLESS.has(food.foodId)) return false
  return (food.role === null || !COLOURLESS_ROLES.has(food.role)) && hasTint(food)
}

const PALE = colour('#F6EEDC')
/** Added before logarithms are taken, so that no colour is endlessly dark. */
const DARKEST = 0.004

/** A colour in a mixture. */
export interface Pigment {
  readonly tint: Colour
  readonly weight: number
}

/** Mixes colours as paint: pigments multiply, so logarithms are averaged, and cocoa and milk make brown, not grey. */
export function mixPigments(pigments: readonly Pigment[]): Colour {
  let red = 0
  let green = 0
  let blue = 0
  let whole = 0
  for (const { tint, weight } of pigments) {
    red += Math.log(tint.red + DARKEST) * weight
    green += Math.log(tint.green + DARKEST) * weight
    blue += Math.log(tint.blue + DARKEST) * weight
    whole += weight
  }
  return { red: Math.exp(red / whole), green: Math.exp(green / whole), blue: Math.exp(blue / whole) }
}

/** The colour of foods blended into one, each by its grams and by how strongly it colours. */
export function blendOf(foods: readonly PlatedFood[], fallback: Colour = PALE): Colour {
  const pigments = foods
    .filter(colours)
    .map((food) => ({ tint: tintOf(food), weight: Math.max(0.2, food.grams) * strengthOf(food) }))
  return pigments.length === 0 ? fallback : mixPigments(pigments)
}
