import { countedNeedText } from '@dayplate/rules/shopping-list'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayFromStart } from './tools/movable-clock.ts'
import { LIST } from './tools/shopping-documents.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

interface Product {
  readonly productId: string
  readonly needed: string
  readonly measurements: readonly { readonly text: string }[]
}

let server: TestServer
let people: Subscribers
beforeAll(async () => {
  server = await startTestServer()
  people = await subscribersOf(server)
})
afterAll(() => server.close())

const PERIOD = { start: dayFromStart(1), end: dayFromStart(7) }
const IMPERIAL = 'mutation { setting(request: { systemOfMeasures: imperial }) { code } }'

async function productsOf(token: string): Promise<readonly Product[]> {
  const { data, errors } = await server.client.call(LIST, { token, variables: { period: PERIOD } })
  expect(errors).toEqual([])
  return data.shoppingList.categories.flatMap(({ products }: { products: readonly Product[] }) => products)
}

const isCounted = ({ productId }: Product): boolean => {
  const food = server.services.catalogue.foodById.get(productId)
  return food !== undefined && countedNeedText(food, 100, 'en') !== null
}

describe('the list of a person who measures in ounces', () => {
  it('has needs in ounces, pounds and fluid ounces, but counts what people count and keeps the sizes of packs', async () => {
    const token = await people.newPerson()
    await people.generate(token)
    const metric = await productsOf(token)
    await server.client.call(IMPERIAL, { token })
    const imperial = await productsOf(token)
    expect(imperial.map(({ measurements }) => measurements)).toEqual(metric.map(({ measurements }) => measurements))
    expect(metric.filter(isCounted).length).toBeGreaterThan(0)
    expect(imperial.filter(isCounted)).toEqual(metric.filter(isCounted))
    const pairs = imperial.map((product, index) => ({ product, metric: metric[index]?.needed ?? '' }))
    const measured = pairs.filter(({ product }) => !isCounted(product))
    for (const { product, metric: before } of measured)
      expect(product.needed, before).toMatch(/ml|\u00A0l/.test(before) ? /\u00A0fl oz$/ : /\u00A0(oz|lb)$/)
  })
})
