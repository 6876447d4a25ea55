import type { ProductText } from './product-text.ts'

/** Lines that product cards may show. Add a line together with the feature that makes it true, never before. */
export const PRODUCT_FEATURES = {
  'four-meals': { en: '4 meals a day', pl: '4 posiłki dziennie' },
  'amounts-for-goal': { en: 'Amounts worked out for your goal', pl: 'Ilości wyliczone dla Twojego celu' },
  'four-diets': { en: 'Classic, vegetarian, vegan or GLP-1', pl: 'Klasyczna, wegetariańska, wegańska lub GLP-1' },
  'foods-avoided': { en: 'Without foods and allergens you avoid', pl: 'Bez produktów i alergenów, których nie jesz' },
  swaps: { en: 'Swap meals, ingredients or whole days', pl: 'Wymiana posiłków, składników i całych dni' },
  'favourites-and-print': { en: 'Favourites and printed plans', pl: 'Ulubione posiłki i wydruk planu' },
  'all-of-1-month': { en: 'Everything in the 1-month plan', pl: 'Wszystko, co w planie na 1 miesiąc' },
  'all-of-3-months': { en: 'Everything in the 3-month plan', pl: 'Wszystko, co w planie na 3 miesiące' },
  'lower-monthly-price': { en: 'Cheaper per month', pl: 'Taniej w przeliczeniu na miesiąc' },
  'lowest-monthly-price': { en: 'Our lowest price per month', pl: 'Najtaniej w przeliczeniu na miesiąc' },
} as const satisfies Readonly<Record<string, ProductText>>

export type ProductFeature = keyof typeof PRODUCT_FEATURES
