import {
  type Allergen,
  type FoodAisle,
  type FoodCategory,
  type FoodContainer,
  type FoodOrigin,
  type MeasureUnit,
  type PriceClass,
  REPLACEMENT_ROLES,
} from '@dayplate/nutrition'

// Records instead of lists, so that `satisfies` fails to compile when a word of the union is missing.

const CATEGORIES = {
  vegetables: true,
  fruit: true,
  bread: true,
  grains: true,
  dairy: true,
  eggs: true,
  meat: true,
  fish: true,
  'plant-protein': true,
  'nuts-and-seeds': true,
  fats: true,
  seasonings: true,
  sweet: true,
  water: true,
} satisfies Record<FoodCategory, true>

const ORIGINS = { plant: true, dairy: true, egg: true, honey: true, fish: true, meat: true } satisfies Record<
  FoodOrigin,
  true
>

const ALLERGENS = {
  gluten: true,
  crustaceans: true,
  egg: true,
  fish: true,
  peanuts: true,
  soy: true,
  milk: true,
  nuts: true,
  celery: true,
  mustard: true,
  sesame: true,
  sulphites: true,
  lupin: true,
  molluscs: true,
} satisfies Record<Allergen, true>

const UNITS = {
  piece: true,
  slice: true,
  tablespoon: true,
  teaspoon: true,
  cup: true,
  handful: true,
  clove: true,
  can: true,
  pinch: true,
  sprig: true,
  leaf: true,
  pack: true,
  block: true,
  fillet: true,
  stalk: true,
  sheet: true,
  square: true,
} satisfies Record<MeasureUnit, true>

const CONTAINERS = {
  pack: true,
  tin: true,
  jar: true,
  bottle: true,
  carton: true,
  box: true,
  tub: true,
  tray: true,
  block: true,
  bar: true,
  loaf: true,
  sachet: true,
  piece: true,
  head: true,
  bunch: true,
  pot: true,
} satisfies Record<FoodContainer, true>

const AISLES = {
  produce: true,
  fridge: true,
  'meat-and-fish': true,
  bread: true,
  grains: true,
  'tins-and-jars': true,
  nuts: true,
  oils: true,
  spices: true,
  baking: true,
  drinks: true,
  frozen: true,
} satisfies Record<FoodAisle, true>

const PRICES = { low: true, middle: true, high: true } satisfies Record<PriceClass, true>

/** The set of words that a cell may contain. */
export interface Vocabulary<Word extends string> {
  readonly words: readonly string[]
  readonly has: (text: string) => text is Word
}

function vocabulary<Word extends string>(record: Record<Word, unknown>): Vocabulary<Word> {
  return { words: Object.keys(record), has: (text): text is Word => Object.hasOwn(record, text) }
}

export const categories = vocabulary(CATEGORIES)
export const origins = vocabulary(ORIGINS)
export const allergens = vocabulary(ALLERGENS)
export const units = vocabulary(UNITS)
export const containers = vocabulary(CONTAINERS)
export const aisles = vocabulary(AISLES)
export const prices = vocabulary(PRICES)
export const roles = vocabulary(REPLACEMENT_ROLES)
