/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type ProductVariantsQueryVariables = Exact<{
  promoCode?: string | null | undefined;
}>;


export type ProductVariantsQuery = { productVariants: Array<{ __typename: 'ProductVariant', id: string, thumbnailUrl: string, saleProduct: { __typename: 'SaleProduct', id: string, name: string, shortDescription: string, accessDays: number | null, isBestseller: boolean, features: Array<string>, price: { __typename: 'SaleProductPrice', regular: { __typename: 'Money', amount: number, currency: string }, promo: { __typename: 'Money', amount: number, currency: string }, lowestIn30Days: { __typename: 'Money', amount: number, currency: string } | null } } }> };

export type ProductOnSaleFragment = { __typename: 'ProductVariant', id: string, thumbnailUrl: string, saleProduct: { __typename: 'SaleProduct', id: string, name: string, shortDescription: string, accessDays: number | null, isBestseller: boolean, features: Array<string>, price: { __typename: 'SaleProductPrice', regular: { __typename: 'Money', amount: number, currency: string }, promo: { __typename: 'Money', amount: number, currency: string }, lowestIn30Days: { __typename: 'Money', amount: number, currency: string } | null } } };

export type ProductPriceFragment = { __typename: 'SaleProductPrice', regular: { __typename: 'Money', amount: number, currency: string }, promo: { __typename: 'Money', amount: number, currency: string }, lowestIn30Days: { __typename: 'Money', amount: number, currency: string } | null };

export type AmountFragment = { __typename: 'Money', amount: number, currency: string };

export const ProductOnSaleFragmentDoc = "fragment ProductOnSale on ProductVariant{id thumbnailUrl saleProduct{id name shortDescription accessDays isBestseller features price{...ProductPrice}}}fragment ProductPrice on SaleProductPrice{regular{...Amount}promo{...Amount}lowestIn30Days{...Amount}}fragment Amount on Money{amount currency}" as unknown as TypedDocumentNode<ProductOnSaleFragment, unknown>
export const ProductPriceFragmentDoc = "fragment ProductPrice on SaleProductPrice{regular{...Amount}promo{...Amount}lowestIn30Days{...Amount}}fragment Amount on Money{amount currency}" as unknown as TypedDocumentNode<ProductPriceFragment, unknown>
export const AmountFragmentDoc = "fragment Amount on Money{amount currency}" as unknown as TypedDocumentNode<AmountFragment, unknown>
export const ProductVariantsDocument = "query ProductVariants($promoCode:String){productVariants(promoCode:$promoCode){...ProductOnSale}}fragment ProductOnSale on ProductVariant{id thumbnailUrl saleProduct{id name shortDescription accessDays isBestseller features price{...ProductPrice}}}fragment ProductPrice on SaleProductPrice{regular{...Amount}promo{...Amount}lowestIn30Days{...Amount}}fragment Amount on Money{amount currency}" as unknown as TypedDocumentNode<ProductVariantsQuery, ProductVariantsQueryVariables>