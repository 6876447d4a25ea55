import { products } from '@dayplate/catalogue'
import { moneyOfAmount } from '@dayplate/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VARIANT_BY_ID, VARIANTS } from './tools/shop-documents.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const variantsIn = async (locale: string, variables = {}) =>
  (await server.client.call(VARIANTS, { headers: { 'x-locale': locale }, variables })).data.productVariants

describe('productVariants', () => {
  it("answers a visitor without a token, in the reader's language", async () => {
    const [english, polish] = [await variantsIn('en_US'), await variantsIn('pl_PL')]
    const named = (variants: { id: string; name: string; saleProduct: { features: string[] } }[]) =>
      variants.map(({ id, name, saleProduct }) => [id, name, saleProduct.features[0]])
    expect(named(english)).toEqual([
      ['101', 'Diet, 1 month', '4 meals a day'],
      ['102', 'Diet, 3 months', 'Everything in the 1-month plan'],
      ['103', 'Diet, 12 months', 'Everything in the 3-month plan'],
    ])
    expect(named(polish)).toEqual([
      ['101', 'Dieta, 1 miesiąc', '4 posiłki dziennie'],
      ['102', 'Dieta, 3 miesiące', 'Wszystko, co w\u00A0planie na 1 miesiąc'],
      ['103', 'Dieta, 12 miesięcy', 'Wszystko, co w\u00A0planie na 3 miesiące'],
    ])
  })

  it('returns exact prices: the promo price if there is one, with the lowest price beside it', async () => {
    const variants = await variantsIn('en_US')
    const grosze = (price: { amount: number; currency: string } | null) =>
      price === null ? null : moneyOfAmount(price.amount, price.currency).minor
    const prices = variants.map(
      ({
        saleProduct: { price },
      }: {
        saleProduct: { price: Record<string, { amount: number; currency: string }> }
      }) => [grosze(price['regular'] ?? null), grosze(price['promo'] ?? null), grosze(price['lowestIn30Days'] ?? null)],
    )
    expect(prices).toEqual(
      products.map((product) => [
        product.regularGrosze,
        product.promoGrosze ?? product.regularGrosze,
        product.lowestIn30DaysGrosze,
      ]),
    )
  })

  it('ignores an unknown promo code', async () => {
    expect(await variantsIn('en_US', { promoCode: 'NOBODY-KNOWS' })).toEqual(await variantsIn('en_US'))
  })

  it('has a picture of a plate for each product, which is served', async () => {
    const variants: { thumbnailUrl: string }[] = await variantsIn('en_US')
    expect(new Set(variants.map((variant) => variant.thumbnailUrl)).size).toBe(products.length)
    for (const { thumbnailUrl } of variants) {
      const picture = await server.client.raw({ method: 'GET', url: thumbnailUrl })
      expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    }
  })
})

describe('productVariant', () => {
  const variant = async (id: string) =>
    (await server.client.call(VARIANT_BY_ID, { variables: { id } })).data.productVariant

  it('answers a visitor one product by the id of its variant', async () => {
    expect(await variant('102')).toEqual((await variantsIn('en_US'))[1])
  })

  // 2 is the id of a product, not of a variant.
  it.each(['2', '999', '0102', '102 ', 'abc', ''])('answers null for an unknown id: "%s"', async (id) => {
    expect(await variant(id)).toBeNull()
  })
})
