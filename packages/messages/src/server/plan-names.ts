import type { Texts } from './texts.ts'

/** Names of the meal types for use as titles. */
export const MEAL_TYPE_NAMES = {
  breakfast: { en: 'Breakfast', pl: 'Śniadanie' },
  lunch: { en: 'Lunch', pl: 'Obiad' },
  snack: { en: 'Snack', pl: 'Przekąska' },
  dinner: { en: 'Dinner', pl: 'Kolacja' },
} as const satisfies Readonly<Record<string, Texts>>

/** Names of the diets by their ids on the wire. */
export const DIET_NAMES = {
  3: { en: 'Classic', pl: 'Klasyczna' },
  4: { en: 'Vegetarian', pl: 'Wegetariańska' },
  5: { en: 'Vegan', pl: 'Wegańska' },
  200: { en: 'GLP-1', pl: 'GLP-1' },
} as const satisfies Readonly<Record<string, Texts>>

/** Names of the aisles of a shop. */
export const AISLE_NAMES = {
  produce: { en: 'Fruit and vegetables', pl: 'Warzywa i owoce' },
  fridge: { en: 'Dairy, eggs, tofu', pl: 'Nabiał, jajka, tofu' },
  'meat-and-fish': { en: 'Meat and fish', pl: 'Mięso i ryby' },
  bread: { en: 'Bread', pl: 'Pieczywo' },
  grains: { en: 'Grains, pasta, pulses', pl: 'Kasze, makarony, strączki' },
  'tins-and-jars': { en: 'Tins and jars', pl: 'Puszki i słoiki' },
  nuts: { en: 'Nuts, seeds, dried fruit', pl: 'Bakalie i nasiona' },
  oils: { en: 'Oils, vinegars, sauces', pl: 'Oleje, octy, sosy' },
  spices: { en: 'Spices', pl: 'Przyprawy' },
  baking: { en: 'Baking, honey, sweets', pl: 'Do pieczenia i na słodko' },
  drinks: { en: 'Drinks', pl: 'Napoje' },
  frozen: { en: 'Frozen food', pl: 'Mrożonki' },
} as const satisfies Readonly<Record<string, Texts>>

/** Names of the phases of a diet mode. */
export const PHASE_NAMES = {
  start: { en: 'Start', pl: 'Start' },
  burn: { en: 'Burn', pl: 'Spalanie' },
  balance: { en: 'Balance', pl: 'Równowaga' },
  keep: { en: 'Keep', pl: 'Utrzymanie' },
  build: { en: 'Build', pl: 'Budowanie' },
} as const satisfies Readonly<Record<string, Texts>>

/** Follows the name of an ingredient that a recipe works without. */
export const OPTIONAL = { en: 'optional', pl: 'opcjonalnie' } as const satisfies Texts

/** Names of the categories of days that a person may choose from. */
export const DAY_CATEGORY_NAMES = {
  holiday: { en: 'Holiday', pl: 'Święto' },
  original: { en: 'Original menu', pl: 'Pierwotny jadłospis' },
  quick: { en: 'Quick to make', pl: 'Szybki w przygotowaniu' },
  fish: { en: 'With fish', pl: 'Z rybą' },
  vegetarian: { en: 'Without meat', pl: 'Bez mięsa' },
  vegan: { en: 'Plants only', pl: 'Tylko roślinne' },
} as const satisfies Readonly<Record<string, Texts>>
