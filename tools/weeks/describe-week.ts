import { weekday } from '@dayplate/dates'
import type { DayPlan } from '@dayplate/meal-planner'
import { householdAmount } from './household-amount.ts'
import { cookingMinutes, type Kitchen, plateFibreG, plateGrams, plateKcal } from './kitchen.ts'
import type { SimulatedPerson } from '../bench/planner-people.ts'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Smaller amounts of a food are not printed, in g. */
const WORTH_READING_G = 10

/** One line about the person of the week. */
export function describePerson({ person, allergens, days }: SimulatedPerson): string {
  const excluded = allergens.size === 0 ? 'eats all of it' : `without ${[...allergens].join(', ')}`
  const kcal = days.map(({ target }) => target.kcal)
  return [
    `${person.sex}, ${person.ageYears} years, ${person.heightCm} cm, ${person.weightKg} kg, activity ${person.activity}`,
    `${person.mode}, ${person.diet}, ${excluded}, ${Math.min(...kcal)}–${Math.max(...kcal)} kcal`,
  ].join('; ')
}

/** Describes a day in lines of text: its meals with amounts, and their totals. */
export function describeDay({ date, meals, proof }: DayPlan, kitchen: Kitchen): string {
  const { target, actual, reasons } = proof
  const { all, work } = cookingMinutes(meals.map((planned) => kitchen.serve(planned)))
  const fibreG = meals.reduce((sum, one) => sum + plateFibreG(kitchen.serve(one)), 0)
  const codes = reasons.length === 0 ? '' : `  ${reasons.map(({ code }) => code).join(' ')}`
  const [kcal, protein, fat, carbohydrate] = (['kcal', 'proteinG', 'fatG', 'carbohydrateG'] as const).map(
    (macro) => `${Math.round(actual[macro])} of ${Math.round(target[macro])}`,
  )
  return [
    `${WEEKDAYS[weekday(date) % WEEKDAYS.length]} ${date}${codes}`,
    ...meals.map((planned) => describeMeal(planned, kitchen)),
    `  = kcal ${kcal}, protein ${protein}, fat ${fat}, carbohydrate ${carbohydrate} g, fibre ${Math.round(fibreG)} g; ${all} min of cooking, ${work} of them work`,
  ].join('\n')
}

function describeMeal(planned: DayPlan['meals'][number], kitchen: Kitchen): string {
  const plate = kitchen.serve(planned)
  const { number, total } = planned.portion
  const portion = total === 1 ? '' : number === 1 ? ', cooked for two days' : ', LEFTOVER'
  const figures = `×${planned.scale}, ${Math.round(plateKcal(plate))} kcal, ${Math.round(plateGrams(plate))} g${portion}`
  const dishes = plate.meal.dishes.map((dish) => {
    const read = kitchen.dishParts(dish, planned.scale).filter(({ grams }) => grams >= WORTH_READING_G)
    return `${dish.name}: ${read.map((part) => `${part.food.name.en} ${householdAmount(part)}`).join(', ')}`
  })
  return [`  ${planned.type.padEnd(9)} ${plate.meal.name} (${figures})`, ...dishes.map((dish) => `      ${dish}`)].join(
    '\n',
  )
}
