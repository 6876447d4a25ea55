import { describe, expect, it } from 'vitest'
import { presentPrice } from './present-price.ts'

const zlotys = (amount: number) => ({ amount, currency: 'PLN' })

describe('presentPrice', () => {
  it.each([null, 0])('uses the regular price when the promo price is %s, and shows no lowest price', (promoGrosze) => {
    const price = presentPrice({ regularGrosze: 5999, promoGrosze, lowestIn30DaysGrosze: null })
    expect(price).toEqual({ regular: zlotys(59.99), promo: zlotys(59.99), lowestIn30Days: null })
  })

  it('shows the lowest price of the last 30 days with every reduction', () => {
    const price = presentPrice({ regularGrosze: 17_700, promoGrosze: 14_990, lowestIn30DaysGrosze: 16_005 })
    expect(price).toEqual({ regular: zlotys(177), promo: zlotys(149.9), lowestIn30Days: zlotys(160.05) })
  })

  it('shows no reduction without the lowest price', () => {
    const hidden = { regularGrosze: 17_700, promoGrosze: 14_900, lowestIn30DaysGrosze: null }
    expect(() => presentPrice(hidden)).toThrow('Amount has to be set')
  })
})
