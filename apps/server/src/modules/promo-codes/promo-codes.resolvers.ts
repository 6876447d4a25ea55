import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { isPromoCodeValid } from './is-promo-code-valid.ts'

export const promoCodesResolvers = {
  Query: {
    sale: () => ({}),
  },
  SaleQuery: {
    isPromoCodeValid: (_, { promoCode }, { services, clientAddress }) =>
      isPromoCodeValid(services, { text: promoCode, network: networkOf(clientAddress) }),
  },
} satisfies Resolvers
