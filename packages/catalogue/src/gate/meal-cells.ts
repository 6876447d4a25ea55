import { type Allergen, type Diet, DIET_IDS, type MealType, MEAL_TYPES, preferOrdinary } from '@dayplate/nutrition'
import type { MealFacts } from './meal-facts.ts'

/** The most common exclusions, and their combination. */
export const EXCLUSIONS = [
  [],
  ['milk'],
  ['gluten'],
  ['milk', 'gluten'],
] as const satisfies readonly (readonly Allergen[])[]

// oxlint-disable-next-line typescript/consistent-type-assertions -- keys of a constant record are its key type
export const DIETS = Object.keys(DIET_IDS) as readonly Diet[]

/** The meals of one type that people with a diet and an exclusion are offered. */
export interface MealCell {
  readonly type: MealType
  readonly diet: Diet
  readonly exclusion: readonly Allergen[]
  readonly members: readonly MealFacts[]
}

/** Every combination of meal type, diet and exclusion. */
export function mealCells(facts: readonly MealFacts[]): readonly MealCell[] {
  return MEAL_TYPES.flatMap((type) => {
    const ofType = facts.filter(({ meal }) => meal.type === type)
    return DIETS.flatMap((diet) =>
      EXCLUSIONS.map((exclusion) => ({
        type,
        diet,
        exclusion,
        members: offered(ofType.filter((fact) => fact.diets.has(diet) && isWithout(fact, exclusion))),
      })),
    )
  })
}

/** Without the meals of special foods whose ordinary form is there too. */
function offered(allowed: readonly MealFacts[]): readonly MealFacts[] {
  const factOf = new Map(allowed.map((fact) => [fact.meal, fact]))
  return preferOrdinary([...factOf.keys()]).flatMap((meal) => factOf.get(meal) ?? [])
}

const isWithout = ({ allergens }: MealFacts, exclusion: readonly Allergen[]): boolean =>
  exclusion.every((allergen) => !allergens.has(allergen))

const PLURALS = { breakfast: 'breakfasts', lunch: 'lunches', snack: 'snacks', dinner: 'dinners' } as const

/** A cell in words: `vegan breakfasts without milk and gluten`. */
export const cellName = ({ type, diet, exclusion }: Omit<MealCell, 'members'>): string =>
  `${diet} ${PLURALS[type]}${exclusionText(exclusion)}`

/** An exclusion in words with a leading space: ` without milk`, or an empty text. */
export const exclusionText = (exclusion: readonly Allergen[]): string =>
  exclusion.length === 0 ? '' : ` without ${exclusion.join(' and ')}`
