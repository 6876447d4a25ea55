export { findPromoCodes, insertPromoCode, withdrawPromoCode, type Reduction } from './promo-codes.repository.ts'
