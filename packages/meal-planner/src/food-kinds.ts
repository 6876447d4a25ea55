import {
  type Food,
  type FoodById,
  ingredientMacros,
  type Meal,
  mealFoods,
  type ReplacementRole,
} from '@dayplate/nutrition'

/** What a diet or an allergy may leave out, and others then eat something in place of. */
export type FoodKind = 'meat' | 'fish' | 'dairy' | 'egg' | 'gluten'

/** Less of a food does not make a meal one with meat or with oat drink, in g per base portion. */
const NOTICED_GRAMS = 20

/** Part of a meal's protein that an animal food gives where the meal is one of meat, fish, dairy or egg. */
const LEAST_PROTEIN_SHARE = 0.2

const KIND_OF_ORIGIN: Partial<Readonly<Record<Food['origin'], FoodKind>>> = {
  meat: 'meat',
  fish: 'fish',
  dairy: 'dairy',
  egg: 'egg',
}

/** Roles that animal foods have too: a plant in one of them is there in their place. */
const KIND_OF_ROLE: Partial<Readonly<Record<ReplacementRole, FoodKind>>> = {
  'tofu-like': 'meat',
  'dry-soy': 'meat',
  'minced-meat': 'meat',
  'milk-like': 'dairy',
  'sour-milk': 'dairy',
  'yoghurt-like': 'dairy',
  'cream-like': 'dairy',
  'fresh-cheese': 'dairy',
  'sliced-cheese': 'dairy',
  'protein-powder': 'dairy',
}

/** What a meal is noticeably made with, each kind once. By its ingredients: a word in its title decides nothing. */
export function heldKinds(meal: Pick<Meal, 'dishes'>, foodById: FoodById): readonly FoodKind[] {
  const parts = partsOf(meal, foodById)
  const mealProteinG = parts.reduce((sum, { proteinG }) => sum + proteinG, 0)
  const animal = [...new Set(Object.values(KIND_OF_ORIGIN))].filter((kind) => {
    const ofKind = parts.filter(({ food }) => KIND_OF_ORIGIN[food.origin] === kind)
    const grams = ofKind.reduce((sum, part) => sum + part.grams, 0)
    const proteinG = ofKind.reduce((sum, part) => sum + part.proteinG, 0)
    return grams >= NOTICED_GRAMS && proteinG >= LEAST_PROTEIN_SHARE * mealProteinG
  })
  const hasGluten = parts.some(({ food, grams }) => grams >= NOTICED_GRAMS && food.allergens.includes('gluten'))
  return hasGluten ? [...animal, 'gluten'] : animal
}

/** What others eat in place of foods of this meal, each kind once: a bowl of oat drink and gluten-free oats replaces two. */
export function replacedKinds(meal: Pick<Meal, 'dishes'>, foodById: FoodById): readonly FoodKind[] {
  const replaced = partsOf(meal, foodById).flatMap(({ food, grams }) =>
    grams >= NOTICED_GRAMS ? (replacedBy(food) ?? []) : [],
  )
  return [...new Set(replaced)]
}

function replacedBy({ origin, role, name }: Food): FoodKind | null {
  // Gluten-free oats differ from oats in nothing but their name; buckwheat is nobody's substitute.
  if (name.en.startsWith('gluten-free')) return 'gluten'
  if (origin !== 'plant') return null
  // Silken tofu has no role: neither a slice of tofu nor a yoghurt could replace it.
  if (name.en.endsWith('tofu')) return 'meat'
  return role === null ? null : (KIND_OF_ROLE[role] ?? null)
}

function partsOf(meal: Pick<Meal, 'dishes'>, foodById: FoodById) {
  return mealFoods(meal, foodById).map(({ food, ingredient: { grams } }) => ({
    food,
    grams,
    proteinG: ingredientMacros(food, grams).proteinG,
  }))
}
