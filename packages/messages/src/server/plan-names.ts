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

/** Names of the shelves of a shop, by the categories of foods. */
export const SHELF_NAMES = {
  vegetables: { en: 'Vegetables', pl: 'Warzywa' },
  fruit: { en: 'Fruit', pl: 'Owoce' },
  bread: { en: 'Bread', pl: 'Pieczywo' },
  dairy: { en: 'Dairy', pl: 'Nabiał' },
  eggs: { en: 'Eggs', pl: 'Jajka' },
  meat: { en: 'Meat', pl: 'Mięso' },
  fish: { en: 'Fish', pl: 'Ryby' },
  'plant-protein': { en: 'Pulses and tofu', pl: 'Strączki i tofu' },
  grains: { en: 'Grains and pasta', pl: 'Kasze, ryż, makarony' },
  'nuts-and-seeds': { en: 'Nuts and seeds', pl: 'Orzechy i nasiona' },
  fats: { en: 'Oils and fats', pl: 'Oleje i tłuszcze' },
  seasonings: { en: 'Spices and condiments', pl: 'Przyprawy i dodatki' },
  sweet: { en: 'Sweet', pl: 'Słodkie' },
  water: { en: 'Water', pl: 'Woda' },
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
