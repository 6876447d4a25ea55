import type { Food } from '../food.ts'
import type { Dish } from '../meal.ts'
import { plainStep } from '../recipe-step.ts'
import type { ReplacementRole } from '../replacement-role.ts'

/**
 * Roles of foods that are bought dry and take up water in the pot. Their minutes and water are written into the steps, so one
 * replaces another only if both cook alike. Each food of these roles belongs to a cooking class.
 */
export const DRY_ROLES: ReadonlySet<ReplacementRole> = new Set<ReplacementRole>([
  'cooked-grain',
  'creamy-grain',
  'porridge-grain',
  'pasta',
  'asian-noodles',
  'pulse-dry',
  'lentil-dry',
  'split-pulse',
  'dry-soy',
])

/**
 * Foods that cook alike: in the same minutes and, where the pot is not drained, the same water (ml per g). The figures are
 * those of our recipes and usual on packages in Polish shops. A food that is alone in its class has no replacement.
 */
const COOKING_CLASSES = {
  // 5 minutes off the heat, 1.5 ml
  'soaked-semolina': ['couscous'],
  // 10 to 15 minutes, often off the heat, where raw grain would stay hard; 2.2 to 2.6 ml
  'precooked-wheat': ['bulgur'],
  // 12 to 15 minutes, 2 to 2.6 ml
  'quick-grain': ['millet', 'buckwheat', 'quinoa', 'white-rice', 'basmati-rice'],
  // 25 to 30 minutes, 3 ml
  'slow-grain': ['brown-rice', 'farro'],
  // 40 to 50 minutes, 3.5 ml
  'wild-rice': ['wild-rice'],
  // 18 minutes, 4 to 5 ml, added little by little
  'risotto-rice': ['risotto-rice'],
  // 25 to 40 minutes, 4 ml
  'pearl-barley': ['pearl-barley'],
  // 4 minutes, 6 to 7 ml
  semolina: ['semolina'],
  // 10 to 20 minutes, 5 ml
  polenta: ['polenta'],
  // 25 minutes, 3 to 5 ml
  amaranth: ['amaranth'],
  // 9 to 11 minutes
  'wheat-pasta': ['wholewheat-pasta', 'spaghetti', 'penne', 'gluten-free-pasta'],
  // 4 to 6 minutes
  'egg-noodles': ['egg-noodles'],
  // 6 to 7 minutes
  'pulse-pasta': ['red-lentil-pasta', 'black-bean-pasta'],
  // Until they float, 2 to 3 minutes
  gnocchi: ['gnocchi'],
  // Softened in boiling water off the heat
  'rice-noodles': ['rice-noodles'],
  // 5 minutes
  soba: ['buckwheat-soba-noodles'],
  // Soaked, then 60 minutes. Never raw in a paste, as chickpeas are: boiling destroys the lectin of beans.
  bean: ['dried-white-beans', 'dried-black-beans'],
  // Soaked, then 50 minutes, or raw in falafel
  chickpea: ['dried-chickpeas'],
  // Soaked, then 60 minutes. Bitter lupins need days of rinsing, so they replace no bean.
  lupin: ['lupin-beans'],
  // 22 to 25 minutes, whole afterwards
  'whole-lentil': ['green-lentils', 'black-lentils'],
  // 15 to 18 minutes, 2.5 to 4 ml
  'red-lentil': ['red-lentils'],
  // 25 to 30 minutes, 6 ml
  'mung-bean': ['mung-beans'],
  // 35 to 45 minutes, 4 to 5 ml
  'split-pea': ['split-peas'],
  // 5 to 10 minutes in hot water
  'soy-mince': ['textured-soy'],
  // 10 to 20 minutes in boiling water
  'soy-chunk': ['soy-chunks'],
} as const satisfies Record<string, readonly string[]>

export type CookingClass = keyof typeof COOKING_CLASSES

/** All food ids of the table with their class. A food stands in it once. */
export const COOKING_CLASS_OF: ReadonlyMap<string, CookingClass> = new Map(
  // oxlint-disable-next-line typescript/consistent-type-assertions -- keys of a constant record are its key type
  (Object.keys(COOKING_CLASSES) as readonly CookingClass[]).flatMap((name) =>
    COOKING_CLASSES[name].map((foodId): readonly [string, CookingClass] => [foodId, name]),
  ),
)

/**
 * Whether the steps of a recipe stay true when one food replaces the other of its role. A dry food outside the table, as an
 * operator's own, cooks like no other.
 */
export function cooksLike(one: Pick<Food, 'id' | 'role'>, other: Pick<Food, 'id'>): boolean {
  if (!isDry(one)) return true
  const cookingClass = COOKING_CLASS_OF.get(one.id)
  return cookingClass !== undefined && cookingClass === COOKING_CLASS_OF.get(other.id)
}

const isDry = ({ role }: Pick<Food, 'role'>): boolean => role !== null && DRY_ROLES.has(role)

/** Words of steps in which a dry food takes up water. */
const IN_WATER = /\b(?:boil|cook|simmer|soak|soften|water|stock)/iu

/** Whether the steps toast a dry food as it is: rice in place of buckwheat in a granola would break teeth. */
export function staysDry(food: Pick<Food, 'role'>, { steps }: Pick<Dish, 'steps'>, ingredient: number): boolean {
  const own = steps.filter((step) => step.some((part) => typeof part !== 'string' && part.ingredient === ingredient))
  return isDry(food) && own.length > 0 && !own.some((step) => IN_WATER.test(plainStep(step)))
}
