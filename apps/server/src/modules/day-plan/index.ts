export { eveningNotesFor } from './evening-notes.ts'
export { presentDay } from './present-day.ts'
export {
  type DishView,
  presentDishes,
  ingredientKeyOf,
  type IngredientSlot,
  type PlannedSlot,
  type PotPortion,
} from './present-dish.ts'
export { type MealView, presentMeal, durationOf, mealKeyOf } from './present-meal.ts'
export { measurementsOf, type MeasureStyle } from './measure-text.ts'
export { scaleFor } from './weighed-amount.ts'
export { systemOf } from './system-of.ts'
export { presentHoliday } from './present-holiday.ts'
export { presentMacro } from './present-macro.ts'
export { mealTypeOfWire, WIRE_MEAL_TYPE, presentPhase } from './present-names.ts'
