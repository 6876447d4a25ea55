import type { Answer } from '../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import { usePromoCode } from '../../domain/promo-code/promo-code.ts'
import { type ProductOnSaleFragment, ProductVariantsDocument } from './shop.gen.ts'

/** The products on sale that give access, at the user's prices. All pages send the same query, so that their prices agree. */
export function useProducts(): Answer<readonly ProductOnSaleFragment[]> {
  const promoCode = usePromoCode()
  const answer = useAnswer({ query: ProductVariantsDocument, variables: { promoCode } })
  if (answer.kind !== 'answered') return answer
  return {
    kind: 'answered',
    data: answer.data.productVariants.filter(({ saleProduct }) => saleProduct.accessDays !== null),
  }
}
