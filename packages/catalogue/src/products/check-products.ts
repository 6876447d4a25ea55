import type { ProductText } from './product-text.ts'
import type { Product } from './product.ts'

/** More than a page of cards shows. The gateway's limits count a list of products with this length. */
export const MOST_PRODUCTS = 20
/** The largest number of lines, and of tags, of one product. The gateway's limits use the same number. */
export const MOST_LINES = 8

export interface ProductError {
  /** English name of the product. */
  readonly product: string
  readonly message: string
}

/** Errors of the products on sale; empty when they may be released. `mealIds` are the meals with pictures. */
export function checkProducts(products: readonly Product[], mealIds: ReadonlySet<string>): readonly ProductError[] {
  const errorsOf = (product: Product) =>
    [
      ...idErrors(product, products),
      ...priceErrors(product),
      ...textErrors(product),
      ...contentErrors(product, mealIds),
    ].map((message) => ({ product: product.name.en, message }))
  const count =
    products.length > 0 && products.length <= MOST_PRODUCTS
      ? []
      : [{ product: 'all', message: `There are 1 to ${MOST_PRODUCTS} products, not ${products.length}` }]
  return [...products.flatMap(errorsOf), ...count]
}

const ID_KEYS = ['id', 'variantId'] as const

function idErrors(product: Product, products: readonly Product[]): readonly string[] {
  return ID_KEYS.flatMap((key) => {
    const id = product[key]
    const isTaken = products.some((other) => other !== product && other[key] === id)
    return [
      ...(isCount(id) ? [] : [`${key} ${id} is no whole number from 1`]),
      ...(isTaken ? [`${key} ${id} is taken by another product`] : []),
    ]
  })
}

function priceErrors({ regularGrosze, promoGrosze, lowestIn30DaysGrosze }: Product): readonly string[] {
  if (!isCount(regularGrosze)) return ['The regular price is no whole number of grosze above 0']
  const isReduced = promoGrosze !== null && promoGrosze !== 0
  if (!isReduced) return lowestIn30DaysGrosze === null ? [] : ['A lowest price is told where nothing is reduced']
  if (!isCount(promoGrosze)) return ['The promo price is no whole number of grosze above 0']
  if (lowestIn30DaysGrosze === null) return ['A reduction needs the lowest price of the 30 days before it']
  if (!isCount(lowestIn30DaysGrosze)) return ['The lowest price is no whole number of grosze above 0']
  return [
    // A reduction must be below the lowest price, not only below the regular one (Court of Justice, C-330/23, 26
    // September 2024).
    ...(promoGrosze < lowestIn30DaysGrosze
      ? []
      : ['The promo price is not below the lowest price of the 30 days before']),
    ...(lowestIn30DaysGrosze <= regularGrosze ? [] : ['The lowest price is above the regular one']),
  ]
}

const TEXT_KEYS = ['name', 'shortDescription', 'longDescription', 'lengthLabel'] as const
const LANGUAGES = ['en', 'pl'] as const satisfies readonly (keyof ProductText)[]

function textErrors(product: Product): readonly string[] {
  const missing = TEXT_KEYS.flatMap((key) =>
    LANGUAGES.filter((language) => product[key][language].trim() === '').map((language) => `${key} has no ${language}`),
  )
  const days = new RegExp(`\\b${product.accessDays}\\b`)
  const silent = LANGUAGES.filter(
    (language) => product.accessDays !== null && !days.test(product.longDescription[language]),
  ).map((language) => `longDescription does not say the ${product.accessDays} days in ${language}`)
  return [...missing, ...silent]
}

function contentErrors(product: Product, mealIds: ReadonlySet<string>): readonly string[] {
  const { accessDays, containsDiet, containsWorkout, isVirtual } = product
  const givesAccess = containsDiet || containsWorkout
  return [
    ...(givesAccess === (accessDays !== null) ? [] : ['Diet and workouts go with days of access, other things do not']),
    ...(accessDays === null || isCount(accessDays) ? [] : ['accessDays is no whole number from 1']),
    ...(isVirtual || !givesAccess ? [] : ['Diet and workouts are not sent by post']),
    ...(['features', 'tags'] as const).flatMap((key) =>
      isShortList(product[key]) ? [] : [`${key} are 1 to ${MOST_LINES}, each once`],
    ),
    ...(mealIds.has(product.pictureMealId) ? [] : [`There is no meal ${product.pictureMealId} to picture`]),
  ]
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0

const isShortList = (lines: readonly string[]): boolean =>
  lines.length > 0 && lines.length <= MOST_LINES && new Set(lines).size === lines.length
