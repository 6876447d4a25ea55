import type { Food, FoodCategory } from './food.ts'
import type { ReplacementRole } from './replacement-role.ts'

/**
 * Maximum of one food for one person in a base portion, in g, by category. A larger amount is treated as a typing error.
 */
const MOST_G: Readonly<Record<FoodCategory, number>> = {
  vegetables: 450,
  fruit: 350,
  bread: 150,
  grains: 200,
  dairy: 400,
  eggs: 225,
  meat: 250,
  fish: 250,
  'plant-protein': 350,
  'nuts-and-seeds': 100,
  fats: 40,
  // A ladle of mustard is a typing error, a bunch of parsley is not.
  seasonings: 60,
  sweet: 40,
  // Two litres boil the pasta of one person, most of which is poured away.
  water: 2500,
}

/**
 * Limits by role for foods that swell or are strong, because a serving is smaller than for other foods of the category.
 */
const MOST_G_OF_ROLE: Partial<Readonly<Record<ReplacementRole, number>>> = {
  'cooked-grain': 120,
  'creamy-grain': 120,
  'porridge-grain': 100,
  flakes: 100,
  'lentil-dry': 120,
  'pulse-dry': 120,
  'dry-soy': 90,
  'protein-powder': 40,
  'gelling-seed': 40,
  starch: 60,
  breadcrumbs: 50,
  nut: 60,
  'nut-butter': 50,
  seed: 40,
  'dried-fruit': 80,
  'dried-herb': 5,
  'aromatic-oil': 15,
}

/**
 * Maximum of salt that one food may bring to a plate, in g: half of the 5–6 g a whole day should have (EFSA 2019, WHO
 * 2012).
 */
const MOST_SALT_G = 3

/** The least of a food eaten by the piece, in pieces. */
const HALF_PIECE = 0.5

/** Pieces differ in size by more than this. */
const MOST_PIECE_ERROR = 0.05

/** Grams are rounded to whole numbers: half of 62 g may be written as 31. */
const EPSILON = 1e-9

/** Why this amount of a food on one plate is implausible, and what to do; null when it is plausible. */
export function implausibleAmount(food: Food, grams: number): { message: string; remedy: string } | null {
  const message = `${grams} g of ${food.name.en} is implausible`
  const most = mostGrams(food)
  if (!(grams > 0 && grams <= most)) {
    return { message, remedy: `Give what one person gets, more than 0 and at most ${most} g` }
  }
  const pieceG = gramsOfPiece(food)
  if (pieceG === null || isServed(grams / pieceG)) return null
  return { message, remedy: `It is eaten by the piece of ${pieceG} g: give a half or whole ones, or leave it out` }
}

/**
 * Whether a number of pieces is so close to half a piece or to whole ones that a cook would take these: nobody cooks a
 * third of an egg, and half a portion of one and a half slices would be three quarters of a slice.
 */
function isServed(pieces: number): boolean {
  const served = pieces < 1 - MOST_PIECE_ERROR ? HALF_PIECE : Math.round(pieces)
  return Math.abs(pieces - served) <= MOST_PIECE_ERROR * served + EPSILON
}

/**
 * Maximum of a food that one person is served in a base portion, in g: by its category, its role and the salt it brings.
 */
export function mostGrams(food: Food): number {
  const most = (food.role === null ? undefined : MOST_G_OF_ROLE[food.role]) ?? MOST_G[food.category]
  const saltG = food.per100g.saltG ?? 0
  return saltG === 0 ? most : Math.min(most, Math.floor((100 * MOST_SALT_G) / saltG))
}

function gramsOfPiece({ isCountable, measures }: Food): number | null {
  if (!isCountable) return null
  return measures.find(({ unit }) => unit === 'piece' || unit === 'slice')?.grams ?? null
}
