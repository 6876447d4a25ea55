import {
  type Food,
  type FoodById,
  ingredientMacros,
  type Meal,
  mealFoods,
  type ReplacementRole,
} from '@dayplate/nutrition'

/** Foods that a diet or an allergy may exclude and for which substitutes exist. */
export type FoodKind = 'meat' | 'fish' | 'dairy' | 'egg' | 'gluten'

/** A smaller amount does not count as meat or oat drink in a meal, in g per base portion. */
const NOTICED_GRAMS = 20

/** Of protein powder, which is dry and bought in a large pack for its own sake. */
const NOTICED_POWDER_GRAMS = 5

/** Least share of a meal's protein from an animal food for the meal to count as meat, fish, dairy or egg. */
const LEAST_PROTEIN_SHARE = 0.2

const KIND_OF_ORIGIN: Partial<Readonly<Record<Food['origin'], FoodKind>>> = {
  meat: 'meat',
  fish: 'fish',
  dairy: 'dairy',
  egg: 'egg',
}

/** Roles of animal foods. A plant with one of these roles is a substitute. */
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

/** The kinds of food a meal noticeably contains, each once. Decided by ingredients, never by the title. */
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

/** The kinds that foods of this meal substitute, each once: oat drink with gluten-free oats substitutes two. */
export function replacedKinds(meal: Pick<Meal, 'dishes'>, foodById: FoodById): readonly FoodKind[] {
  const replaced = partsOf(meal, foodById).flatMap(({ food, grams }) =>
    grams >= (food.role === 'protein-powder' ? NOTICED_POWDER_GRAMS : NOTICED_GRAMS) ? (replacedBy(food) ?? []) : [],
  )
  return [...new Set(replaced)]
}

function replacedBy({ origin, role, name }: Food): FoodKind | null {
  // Gluten-free oats differ from oats only in their name. Buckwheat is no substitute.
  if (name.en.startsWith('gluten-free')) return 'gluten'
  if (origin !== 'plant') return null
  // Checked by name, because silken tofu has no role: a slice of tofu or a yoghurt cannot replace it.
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
