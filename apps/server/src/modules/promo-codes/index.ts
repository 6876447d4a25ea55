export { findPromoCodes, insertPromoCode, withdrawPromoCode, type Reduction } from './promo-codes.repository.ts'
export { promoCodesResolvers } from './promo-codes.resolvers.ts'
