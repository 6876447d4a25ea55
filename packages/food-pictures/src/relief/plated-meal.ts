import type { MealType } from '@dayplate/nutrition'
import type { GlazeName } from './crockery/glaze-names.ts'

/** How a dish is laid out. `docs/recipes/draw-a-form.md` says how to add one. */
export const PLATED_FORMS = [
  // Doughs and breads
  'tart',
  'open-sandwich',
  'filled-roll',
  'crispbread',
  'wrap',
  'rolls',
  'pancakes',
  // Bowls and glasses
  'soup',
  'milk-soup',
  'porridge',
  'yoghurt-bowl',
  'pudding',
  'moulded',
  'smoothie-bowl',
  'layered-glass',
  'drink',
  'spread',
  // Plates
  'stew',
  'fillet',
  'slices',
  'cutlet',
  'sausages',
  'loaf',
  'patties',
  'jacket-potatoes',
  'mash',
  'grain',
  'mixed-grain',
  'grain-bowl',
  'pasta',
  'noodles',
  'vegetables',
  // Oven, eggs and dumplings
  'bake',
  'gnocchi-bake',
  'tray',
  'stuffed',
  'omelette',
  'scrambled-eggs',
  'eggs-in-sauce',
  'boiled-eggs',
  'dumplings',
  'filled-dumplings',
  'knedle',
  // Cold plates and sweets
  'salad',
  'fruit-plate',
  'boats',
  'skewers',
  'cake',
  'bites',
  'nuts',
  // No form fits: today's drawing stays.
  'heap',
] as const

export type PlatedForm = (typeof PLATED_FORMS)[number]

/** Where a dish lies: on the main crockery, in a small bowl at its rim, on the same plate, or over the main dish. */
export const PLACES = ['main', 'bowl', 'beside', 'over'] as const

export type Place = (typeof PLACES)[number]

/** What a meal is served in or on. */
export const VESSELS = ['plate', 'deep-plate', 'bowl', 'board', 'oven-dish', 'tray', 'pan', 'glass', 'cup'] as const

export type Vessel = (typeof VESSELS)[number]

/** How a food was cut, or what it was made into. */
export const CUTS = [
  'whole',
  'halved',
  'quartered',
  'wedges',
  'sliced',
  'rounds',
  'diced',
  'chopped',
  'grated',
  'shredded',
  'strips',
  'sticks',
  'ribbons',
  'flaked',
  'torn',
  'crumbled',
  'minced',
  'mashed',
  'blended',
  'caps',
] as const

export type Cut = (typeof CUTS)[number]

/** What heat did to a food, and what it was cooked in. Absent for raw foods. */
export const HEATS = [
  'boiled',
  'stewed',
  'wilted',
  'fried',
  'baked',
  'toasted',
  'crumbed',
  'caramelised',
  'melted',
] as const

export type Heat = (typeof HEATS)[number]

/** What a form draws differently: layers in a glass, scoops of ice, crushed fruit swirled through yoghurt, sauce poured over. */
export const TRAITS = [
  'layered',
  'scooped',
  'swirled',
  'sauced',
  'stacked',
  'folded',
  'rolled',
  'fingers',
  'carved',
] as const

export type Trait = (typeof TRAITS)[number]

/** What the steps of a recipe make of one food. */
export interface FoodState {
  /** The most certain first. */
  readonly cuts: readonly Cut[]
  readonly heats: readonly Heat[]
  /** Strewn on the finished dish. */
  readonly isGarnish: boolean
  /** Kneaded, mashed, melted or dissolved into another food, so that it is not seen by itself. */
  readonly isTakenIn: boolean
}

/** How one dish of a meal is drawn. Its states are parallel to the ingredients of the dish. */
export interface ComposedDish {
  readonly form: PlatedForm
  readonly place: Place
  readonly traits: readonly Trait[]
  readonly states: readonly FoodState[]
}

/** How a meal is drawn, whatever its grams. Computed from the recipe when the catalogue is built. */
export interface Composition {
  readonly vessel: Vessel
  /** Given by an editor where two meals would look alike; otherwise the luck of the recipe. */
  readonly glaze?: GlazeName
  /** Parallel to the dishes of the meal. Dishes that are cooked into another one have its form and the place `main`. */
  readonly dishes: readonly ComposedDish[]
}

/** A food ready to be drawn. */
export interface PlatedFood extends FoodState {
  readonly foodId: string
  /** What dishes use the food for, by which foods without a look of their own borrow one; null when unknown. */
  readonly role: string | null
  readonly grams: number
}

export interface PlatedDish {
  readonly form: PlatedForm
  readonly place: Place
  readonly traits: readonly Trait[]
  readonly foods: readonly PlatedFood[]
}

/** A meal ready to be drawn: what decides every pixel of its picture. */
export interface PlatedMeal {
  /** The recipe's id, from which everything random is drawn: the same recipe always falls alike. */
  readonly id: string
  readonly mealType: MealType
  readonly vessel: Vessel
  readonly glaze?: GlazeName
  /** The main dish first. */
  readonly dishes: readonly PlatedDish[]
}
