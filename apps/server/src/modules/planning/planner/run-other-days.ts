import { findDayReplacements, toPlannableMeal, type PlannableMeal } from '@dayplate/meal-planner'
import { isMealAllowed, type EatingRules } from '@dayplate/nutrition'
import { exclusionsOf } from '@dayplate/rules/diet-settings'
import type { Catalogue } from '../../catalogue/index.ts'
import { plannableMeals } from '../plannable-meals.ts'
import type { OtherDays, OtherDaysRequest } from './other-days.ts'

/** Finds other days for a date. Pure: the same request and catalogue give the same days. */
export function runOtherDays(catalogue: Catalogue, request: OtherDaysRequest): OtherDays {
  const { diet, menus, original, limit, ...rest } = request
  const exclusions = exclusionsOf(request.exclusions)
  const everyday = plannableMeals(catalogue, { diet, exclusions })
  const festive = mealsOfMenus(catalogue, request, { ...exclusions, diet })
  // Menus are searched separately, because planned days would otherwise contain holiday meals.
  const feasts = findDayReplacements({ ...rest, meals: festive, menus, original: null, limit: 0 })
  const others = findDayReplacements({ ...rest, meals: withOriginal(everyday, request), menus: [], original, limit })
  if (feasts.kind === 'refused') return feasts
  if (others.kind === 'refused') return others
  // Menus that the person cannot choose come last.
  const menusFirst = feasts.replacements.toSorted((a, b) => Number(b.isActive) - Number(a.isActive))
  return { kind: 'replacements', replacements: [...menusFirst, ...others.replacements] }
}

function mealsOfMenus(catalogue: Catalogue, { menus }: OtherDaysRequest, rules: EatingRules): readonly PlannableMeal[] {
  const wanted = new Set(menus.flatMap(({ mealIds }) => mealIds))
  return catalogue.meals
    .filter((meal) => wanted.has(meal.id) && isMealAllowed(meal, rules, catalogue.foodById))
    .map((meal) => toPlannableMeal(meal, catalogue.foodById))
}

/** Adds the original as it was planned, even if its recipes have changed or were removed. */
function withOriginal(meals: readonly PlannableMeal[], { original }: OtherDaysRequest): readonly PlannableMeal[] {
  const known = new Set(meals.map(({ id }) => id))
  return [...meals, ...(original ?? []).flatMap(({ meal }) => (known.has(meal.id) ? [] : [meal]))]
}
