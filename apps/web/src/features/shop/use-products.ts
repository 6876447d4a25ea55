import type { Answer } from '../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import { usePromoCode } from '../../domain/promo-code/promo-code.ts'
import { type ProductOnSaleFragment, ProductVariantsDocument } from './shop.gen.ts'

/** The plans on sale at the reader's prices: whatever gives access. Every page asks the same, so that prices agree. */
export function useProducts(): Answer<readonly ProductOnSaleFragment[]> {
  const promoCode = usePromoCode()
  const answer = useAnswer({ query: ProductVariantsDocument, variables: { promoCode } })
  if (answer.kind !== 'answered') return answer
  return {
    kind: 'answered',
    data: answer.data.productVariants.filter(({ saleProduct }) => saleProduct.accessDays !== null),
  }
}
