import type { Product } from '@dayplate/catalogue'
import { amountOf, makeMoney, type Money } from '@dayplate/money'
import type { Money as WireMoney, SaleProductPrice } from '../../platform/graphql/schema.gen.ts'

type Prices = Pick<Product, 'regularGrosze' | 'promoGrosze' | 'lowestIn30DaysGrosze'>

/** Prices for the gateway. Without a promo price, or with one of zero, both fields contain the regular price. */
export function presentPrice({ regularGrosze, promoGrosze, lowestIn30DaysGrosze }: Prices): SaleProductPrice {
  const isReduced = promoGrosze !== null && promoGrosze !== 0
  return {
    regular: presentMoney(makeMoney(regularGrosze)),
    promo: presentMoney(makeMoney(isReduced ? promoGrosze : regularGrosze)),
    lowestIn30Days: isReduced ? presentMoney(makeMoney(lowestIn30DaysGrosze)) : null,
  }
}

const presentMoney = (money: Money): WireMoney => ({ amount: amountOf(money), currency: money.currency })
