import { PRODUCT_FEATURES, type Product, type ProductText } from '@dayplate/catalogue'
import { bindText } from '@dayplate/messages/short-words'
import type { ProductVariant, SaleProduct } from '../../platform/graphql/schema.gen.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { pictureUrls } from '../pictures/index.ts'
import { presentPrice } from './present-price.ts'

type Language = 'en' | 'pl'

/** A product variant for the cart, in the reader's language. */
export const presentVariant = (
  product: Product,
  { catalogue, language }: { readonly catalogue: Catalogue; readonly language: Language },
): ProductVariant => ({
  id: String(product.variantId),
  name: textOf(product.name, language),
  thumbnailUrl: pictureOf(product, catalogue),
  saleProduct: presentProduct(product, language),
})

const presentProduct = (product: Product, language: Language): SaleProduct => ({
  id: String(product.id),
  name: textOf(product.name, language),
  price: presentPrice(product),
  isVirtual: product.isVirtual,
  isPhysical: !product.isVirtual,
  containsDiet: product.containsDiet,
  containsWorkout: product.containsWorkout,
  tags: [...product.tags],
  isBestseller: product.isBestseller,
  shortDescription: textOf(product.shortDescription, language),
  longDescription: textOf(product.longDescription, language),
  lengthLabel: textOf(product.lengthLabel, language),
  accessDays: product.accessDays,
  features: product.features.map((feature) => textOf(PRODUCT_FEATURES[feature], language)),
  vendor: { identifier: product.vendor },
})

/** The text with no-break spaces between amounts and units and after words of one letter. */
const textOf = (text: ProductText, language: Language): string => bindText(text[language], language)

function pictureOf({ pictureMealId }: Product, catalogue: Catalogue): string {
  const version = catalogue.currentByMealId.get(pictureMealId)
  // The catalogue's build refuses a product without an existing meal.
  if (version === undefined) throw new Error(`no meal ${pictureMealId} to picture a product with`)
  return pictureUrls.meal(version).full
}
