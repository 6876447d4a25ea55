import type { ExportedColumn } from './worded-table.ts'
import type { Names } from './words.ts'

/** Headings of columns with their units. */
export const COLUMN_NAMES = {
  date: { en: 'date', pl: 'data' },
  diet: { en: 'diet', pl: 'dieta' },
  phase: { en: 'phase', pl: 'faza' },
  meal_type: { en: 'meal type', pl: 'pora posiłku' },
  meal: { en: 'meal', pl: 'posiłek' },
  swapped_from: { en: 'swapped from', pl: 'wymieniony posiłek' },
  serving: { en: 'serving', pl: 'porcja' },
  servings_cooked: { en: 'servings cooked together', pl: 'porcje ugotowane razem' },
  energy_kcal: { en: 'energy of the meal (kcal)', pl: 'energia posiłku (kcal)' },
  protein_g: { en: 'protein (g)', pl: 'białko (g)' },
  fat_g: { en: 'fat (g)', pl: 'tłuszcz (g)' },
  carbohydrate_g: { en: 'carbohydrate (g)', pl: 'węglowodany (g)' },
  dish: { en: 'dish', pl: 'danie' },
  ingredient: { en: 'ingredient', pl: 'składnik' },
  amount_g: { en: 'amount (g)', pl: 'ilość (g)' },
  household_measure: { en: 'household measure', pl: 'miara domowa' },
  eaten_at: { en: 'eaten at (UTC)', pl: 'zjedzono (UTC)' },
  planned_at: { en: 'planned at (UTC)', pl: 'zaplanowano (UTC)' },
  changed_at: { en: 'changed at (UTC)', pl: 'zmieniono (UTC)' },
  saved_at: { en: 'saved at (UTC)', pl: 'zapisano (UTC)' },
  product: { en: 'product', pl: 'produkt' },
  bought_g: { en: 'bought (g)', pl: 'kupione (g)' },
  at_home_g: { en: 'at home (g)', pl: 'w domu (g)' },
  usable_from: { en: 'had since', pl: 'od kiedy w domu' },
  rest_g: { en: 'left in the pack (g)', pl: 'zostało w opakowaniu (g)' },
  item: { en: 'item', pl: 'pozycja' },
  added_at: { en: 'added at (UTC)', pl: 'dodano (UTC)' },
  bought_at: { en: 'bought at (UTC)', pl: 'kupiono (UTC)' },
  plates: { en: 'people you shop for', pl: 'dla ilu osób kupujesz' },
  starts_on: { en: 'from', pl: 'od' },
  allergens: { en: 'allergens you avoid', pl: 'alergeny, których nie jesz' },
  foods: { en: 'foods you avoid', pl: 'produkty, których nie jesz' },
  first_day: { en: 'first day', pl: 'pierwszy dzień' },
  last_day: { en: 'last day', pl: 'ostatni dzień' },
  sex: { en: 'sex', pl: 'płeć' },
  age_years: { en: 'age (years)', pl: 'wiek (lata)' },
  height_cm: { en: 'height (cm)', pl: 'wzrost (cm)' },
  weight_kg: { en: 'weight (kg)', pl: 'waga (kg)' },
  goal_weight_kg: { en: 'goal weight (kg)', pl: 'docelowa waga (kg)' },
  mode: { en: 'goal', pl: 'cel' },
  activity: { en: 'activity', pl: 'aktywność' },
  engine_version: { en: 'version of the planner', pl: 'wersja planera' },
  catalogue_version: { en: 'version of the recipes', pl: 'wersja przepisów' },
} as const satisfies Readonly<Record<string, Names>>

/** Some of these columns, in the given order. */
export const columnsOf = (...keys: readonly (keyof typeof COLUMN_NAMES)[]): Readonly<Record<string, ExportedColumn>> =>
  Object.fromEntries(keys.map((key) => [key, { heading: COLUMN_NAMES[key] }]))

export const COLUMNS_OF_MEAL = [
  'meal_type',
  'meal',
  'swapped_from',
  'serving',
  'servings_cooked',
  'energy_kcal',
  'protein_g',
  'fat_g',
  'carbohydrate_g',
  'dish',
  'ingredient',
  'amount_g',
  'household_measure',
] as const
