import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { erasePerson, lockPerson } from '../src/modules/personal-data/index.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import {
  LINKS,
  SHARE,
  SHARED_LIST,
  SHARED_MARK,
  SHARED_MARK_ITEM,
  STOP_SHARING,
} from './tools/secret-address-documents.ts'
import { ADD_ITEM, AT_HOME, LIST, PLATES } from './tools/shopping-documents.ts'
import { shoppingCallsOf, type ShoppingCalls } from './tools/shopping-calls.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: ShoppingCalls
const lines: string[] = []
beforeAll(async () => {
  server = await startTestServer(null, { log: { level: 'info', write: (line) => void lines.push(line) } })
  calls = await shoppingCallsOf(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.db.deleteFrom('throttles').execute()
})

const days = (start: number, end: number) => ({ start: dayFromStart(start), end: dayFromStart(end) })
const PERIOD = days(1, 3)
const DAY_MS = 24 * 60 * 60 * 1000

const ask: ShoppingCalls['ask'] = (document, token, variables) => calls.ask(document, token, variables)
const share = async (owner: string, period = PERIOD): Promise<string> => (await ask(SHARE, owner, { period })).token
/** What a guest sees, who has no session. */
const open = (token: string) => ask(SHARED_LIST, null, { token })
const mark = (token: string, product: object) => ask(SHARED_MARK, null, { token, isBought: true, ...product })

interface Product {
  readonly productId: string
  readonly name: string
  readonly isBought: boolean
  readonly version: number
}
const productsOf = (list: { categories: { products: Product[] }[] }): Product[] =>
  list.categories.flatMap(({ products }) => products)
const find = (list: { categories: { products: Product[] }[] }, productId: string) =>
  productsOf(list).find((product) => product.productId === productId)

const GONE = { __typename: 'UnauthorizedException', code: 401, messages: ['shared-list/gone'] }

async function shopperWithLink() {
  const owner = await calls.shopper()
  const token = await share(owner.token)
  const list = await ask(LIST, owner.token, { period: PERIOD })
  return { ...owner, link: token, list }
}

describe('a link to a shopping list', () => {
  it('shows the products and amounts of this period to a visitor, and nothing else', async () => {
    const { token, userId, link, list } = await shopperWithLink()
    await ask(ADD_ITEM, token, { id: randomUUID(), name: 'Soap' })
    const shared = await open(link)
    expect(shared.period).toEqual(PERIOD)
    expect(Date.parse(shared.expiresAt)).toBe(server.clock.now() + 7 * DAY_MS)
    const buying = (of: ReturnType<typeof productsOf>) =>
      of.map((product) => [
        product.productId,
        Reflect.get(product, 'measurements').map(({ text }: { text: string }) => text),
      ])
    expect(buying(productsOf(shared))).toEqual(buying(productsOf(list)))
    expect(shared.ownItems).toMatchObject([{ name: 'Soap' }])
    const said = JSON.stringify(shared)
    for (const meal of list.cookedMeals) expect(said).not.toContain(meal.name)
    for (const secret of [userId, 'example.com', 'needed', 'plates']) expect(said).not.toContain(secret)
  })

  it('follows the number of people and the language of the visitor', async () => {
    const { token, link, list } = await shopperWithLink()
    await ask(PLATES, token, { plates: 2 })
    const more = await ask(LIST, token, { period: PERIOD })
    const [first] = productsOf(more)
    expect(productsOf(await open(link))[0]).toMatchObject({ name: first?.name })
    expect(JSON.stringify(await open(link))).not.toBe(JSON.stringify(list))
    const polish = await server.client.call(SHARED_LIST, {
      variables: { token: link },
      headers: { 'x-locale': 'pl_PL' },
    })
    expect(polish.data.sharedShoppingList.categories[0].name).toBe('Warzywa i owoce')
  })

  it('leaves out what is at home, and of the rest shows what is missing, also once it is bought', async () => {
    const { token, link, list } = await shopperWithLink()
    const [home, part] = productsOf(list).filter((product) => Number(Reflect.get(product, 'neededGrams')) > 40)
    const atHome = async (product: Product | undefined, grams: number) =>
      (await ask(AT_HOME, token, { request: { productId: product?.productId, datePeriod: PERIOD }, grams })).product
    await atHome(home, 100_000)
    const { measurements } = await atHome(part, 20)
    const shared = await open(link)
    expect(find(shared, home?.productId ?? '')).toBeUndefined()
    expect(find(shared, part?.productId ?? '')).toMatchObject({ measurements: [{ text: measurements[0].text }] })
    expect((await mark(link, { productId: part?.productId })).product).toMatchObject({
      isBought: true,
      measurements: [{ text: measurements[0].text }],
    })
  })

  it('ticks on the list of the owner, for this period alone, and the newer tick counts', async () => {
    const { token, link, list } = await shopperWithLink()
    const [product] = productsOf(list)
    const productId = product?.productId ?? ''
    const ticked = await mark(link, { productId, version: product?.version })
    expect(ticked.product).toMatchObject({ productId, isBought: true })
    const after = await ask(LIST, token, { period: PERIOD })
    expect(find(after, productId)).toMatchObject({ isBought: true, version: ticked.product.version })
    const later = await ask(LIST, token, { period: days(5, 9) })
    for (const other of productsOf(later)) expect(other.isBought).toBe(false)
    const late = await mark(link, { productId, isBought: false, version: product?.version })
    expect(late.product).toMatchObject({ isBought: true })
  })

  it('ticks what the owner wrote', async () => {
    const { token, link } = await shopperWithLink()
    const id = randomUUID()
    await ask(ADD_ITEM, token, { id, name: '<b>Soap</b> & *more*' })
    expect(await ask(SHARED_MARK_ITEM, null, { token: link, id, isBought: true })).toMatchObject({ code: 200 })
    expect((await ask(LIST, token)).ownItems).toMatchObject([{ name: '<b>Soap</b> & *more*', isBought: true }])
  })

  it('makes a tick once that is sent twice with its key', async () => {
    const { token, link, list } = await shopperWithLink()
    const [product] = productsOf(list)
    const productId = product?.productId ?? ''
    const send = () =>
      server.client.call(SHARED_MARK, {
        variables: { token: link, productId, isBought: true },
        headers: { 'x-idempotency-key': key },
      })
    const key = randomUUID()
    expect((await send()).data.sharedShoppingListMarkProduct.code).toBe(200)
    const { version } = find(await ask(LIST, token, { period: PERIOD }), productId) ?? { version: 0 }
    expect(await send()).toMatchObject({ data: null, extensions: { isRepeated: true } })
    expect(find(await ask(LIST, token, { period: PERIOD }), productId)?.version).toBe(version)
  })

  it.each([
    ['a food that the list does not have', { productId: 'no-such-food' }],
    ['a text of 10,000 letters', { productId: 'a'.repeat(10_000) }],
    ['markup', { productId: '<script>alert(1)</script>' }],
  ])('refuses a tick of %s', async (_, product) => {
    const { link } = await shopperWithLink()
    expect(await mark(link, product)).toMatchObject({
      details: [{ fieldName: 'productId', messages: ['shopping-list/no-such-product'] }],
    })
  })

  it.each(['a'.repeat(10_000), '<b>', randomUUID()])('refuses a tick of the item %.30s', async (id) => {
    const { link } = await shopperWithLink()
    expect(await ask(SHARED_MARK_ITEM, null, { token: link, id, isBought: true })).toMatchObject({
      details: [{ fieldName: 'id', messages: ['shopping-list/no-such-product'] }],
    })
  })

  it('does not tick what another person wrote', async () => {
    const { link } = await shopperWithLink()
    const stranger = await calls.shopper()
    const id = randomUUID()
    await ask(ADD_ITEM, stranger.token, { id, name: 'Theirs' })
    expect(await ask(SHARED_MARK_ITEM, null, { token: link, id, isBought: true })).toMatchObject({
      __typename: 'ValidationException',
    })
    expect((await ask(LIST, stranger.token)).ownItems).toMatchObject([{ isBought: false }])
  })
})

describe('the owner of links', () => {
  it('sees them with their end, renews one and stops it', async () => {
    const { token, link } = await shopperWithLink()
    await share(token, days(5, 6))
    const expiresAt = new Date(server.clock.now() + 7 * DAY_MS).toISOString()
    expect(await ask(LINKS, token)).toEqual([
      { period: PERIOD, expiresAt },
      { period: days(5, 6), expiresAt },
    ])
    const renewed = await share(token)
    expect(renewed).not.toBe(link)
    expect(await open(link)).toEqual(GONE)
    expect((await open(renewed)).period).toEqual(PERIOD)
    expect(await ask(LINKS, token)).toHaveLength(2)
    await ask(STOP_SHARING, token, { period: PERIOD })
    expect(await open(renewed)).toEqual(GONE)
    expect(await ask(LINKS, token)).toMatchObject([{ period: days(5, 6) }])
    expect(await ask(STOP_SHARING, token, { period: PERIOD })).toEqual({ code: 200 })
  })

  it('stops no link of another person', async () => {
    const { link } = await shopperWithLink()
    const stranger = await calls.shopper()
    await ask(STOP_SHARING, stranger.token, { period: PERIOD })
    await share(stranger.token)
    expect((await open(link)).period).toEqual(PERIOD)
    expect(await ask(LINKS, (await calls.shopper()).token)).toEqual([])
  })

  it('may share ten lists and no more', async () => {
    const { token } = await calls.shopper()
    for (let day = 1; day <= 10; day += 1) await share(token, days(day, day))
    const refused = { details: [{ fieldName: 'period', messages: ['shopping-list/too-many-links'] }] }
    expect(await ask(SHARE, token, { period: days(1, 2) })).toMatchObject(refused)
    expect(await share(token, days(10, 10))).toBeTypeOf('string')
  })

  it('needs a plan and a period of at most 31 days', async () => {
    const { token } = await calls.shopper()
    expect(await ask(SHARE, token, { period: days(3, 1) })).toMatchObject({ __typename: 'ValidationException' })
    expect(await ask(SHARE, token, { period: days(1, 60) })).toMatchObject({ __typename: 'ValidationException' })
    const withoutPlan = await calls.newPerson()
    expect(await ask(SHARE, withoutPlan, { period: PERIOD })).toMatchObject({
      details: [{ messages: ['shopping-list/nothing-to-share'] }],
    })
  })

  it('has only a hash of the secret stored, and nothing of it logged', async () => {
    const { link, userId } = await shopperWithLink()
    await open(link)
    await open(`${link}x`)
    const row = await server.services.db
      .selectFrom('shopping_list_links')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify({ ...row, token_hash: row.token_hash.toString('utf8') })).not.toContain(link)
    expect(lines.join('\n')).not.toContain(link)
    expect(lines.some((line) => line.includes('secret-address-refused'))).toBe(true)
  })
})

describe('a link that no longer works', () => {
  it.each(['no-such-secret', 'a'.repeat(10_000), '', '<b>', "' or 1=1 --"])(
    'has one answer for %.20s',
    async (token) => {
      expect(await open(token)).toEqual(GONE)
      expect(await mark(token, { productId: 'onion' })).toEqual(GONE)
      expect(await ask(SHARED_MARK_ITEM, null, { token, id: randomUUID(), isBought: true })).toEqual(GONE)
    },
  )

  it('is dead after seven days', async () => {
    const { link } = await shopperWithLink()
    try {
      server.clock.moveDays(7)
      expect(await open(link)).toEqual(GONE)
      expect(await mark(link, { productId: 'onion' })).toEqual(GONE)
    } finally {
      server.clock.moveDays(-7)
    }
  })

  it.each([true, false])('is dead once the health consent is withdrawn, for ever (erased: %s)', async (erasesData) => {
    const { token, link } = await shopperWithLink()
    await ask(
      'mutation($erasesData: Boolean!) { me { healthDataConsentWithdraw(erasesData: $erasesData) { __typename } } }',
      token,
      {
        erasesData,
      },
    )
    expect(await open(link)).toEqual(GONE)
    await ask('mutation { me { healthDataConsentGive { __typename } } }', token)
    expect(await open(link)).toEqual(GONE)
    expect(await ask(LINKS, token)).toEqual([])
  })

  it('is dead with the account', async () => {
    const { link, userId } = await shopperWithLink()
    await server.services.db.transaction().execute(async (trx) => {
      const person = await lockPerson(trx, userId)
      if (person !== null) await erasePerson(trx, server.clock, person)
    })
    expect(await open(link)).toEqual(GONE)
  })

  it('is dead while the owner has no access', async () => {
    const { userId, link } = await shopperWithLink()
    await server.services.db.deleteFrom('grants').where('user_id', '=', userId).execute()
    expect(await open(link)).toEqual(GONE)
    expect(await mark(link, { productId: 'onion' })).toEqual(GONE)
  })
})
