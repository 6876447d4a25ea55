import type { ProductText } from './product-text.ts'

/**
 * What cards may say is in a product. A line comes in with the part that makes it true, never before: exchanges, favourites,
 * the shopping list, measurements, the export, workouts and achievements are still to come.
 */
export const PRODUCT_FEATURES = {
  'four-meals': { en: '4 meals a day', pl: '4 posiłki dziennie' },
  'amounts-for-goal': { en: 'Amounts worked out for your goal', pl: 'Ilości wyliczone pod Twój cel' },
  'four-diets': { en: 'Classic, vegetarian, vegan or GLP-1', pl: 'Klasyczna, wegetariańska, wegańska lub GLP-1' },
  'all-of-1-month': { en: 'Everything in 1 month', pl: 'Wszystko, co w planie na 1 miesiąc' },
  'all-of-3-months': { en: 'Everything in 3 months', pl: 'Wszystko, co w planie na 3 miesiące' },
  'lower-monthly-price': { en: 'Costs less a month', pl: 'Taniej w przeliczeniu na miesiąc' },
  'lowest-monthly-price': { en: 'Our lowest price a month', pl: 'Nasza najniższa cena za miesiąc' },
} as const satisfies Readonly<Record<string, ProductText>>

export type ProductFeature = keyof typeof PRODUCT_FEATURES
