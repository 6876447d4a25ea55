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
  readonly homeUnits: readonly { readonly name: string; readonly one: string | null; readonly grams: number }[]
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

const countedUnits = ({ homeUnits }: Product) => homeUnits.filter(({ one }) => one !== null)
const scaleOf = ({ homeUnits }: Product) => homeUnits.filter(({ one }) => one === null).map(({ name }) => name)

describe('the list of a person who measures in ounces', () => {
  it('has needs in ounces, pounds and fluid ounces, but counts what people count and keeps the sizes of packs', async () => {
    const token = await people.newPerson()
    await people.generate(token)
    const metric = await productsOf(token)
    await server.client.call(IMPERIAL, { token })
    const imperial = await productsOf(token)
    expect(imperial.map(({ measurements }) => measurements)).toEqual(metric.map(({ measurements }) => measurements))
    expect(metric.filter(isCounted).length).toBeGreaterThan(0)
    const neededOf = ({ needed }: Product) => needed
    expect(imperial.filter(isCounted).map(neededOf)).toEqual(metric.filter(isCounted).map(neededOf))
    // What is at home is said in the unit in which the need is counted, or else on scales and jugs of the person.
    expect(imperial.map(countedUnits)).toEqual(metric.map(countedUnits))
    for (const product of metric.filter(isCounted)) expect(countedUnits(product)).not.toEqual([])
    const scales: Readonly<Record<string, string>> = { g: 'oz', ml: 'fl oz' }
    expect(imperial.map(scaleOf)).toEqual(metric.map((product) => scaleOf(product).map((unit) => scales[unit])))
    const pairs = imperial.map((product, index) => ({ product, metric: metric[index]?.needed ?? '' }))
    const measured = pairs.filter(({ product }) => !isCounted(product))
    for (const { product, metric: before } of measured)
      expect(product.needed, before).toMatch(/ml|\u00A0l/.test(before) ? /\u00A0fl oz$/ : /\u00A0(oz|lb)$/)
  })
})
