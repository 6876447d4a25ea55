import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADD_ITEM, LIST, REMOVE_ITEM } from './tools/shopping-documents.ts'
import { shoppingCallsOf, type ShoppingCalls } from './tools/shopping-calls.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: ShoppingCalls
beforeAll(async () => {
  server = await startTestServer()
  calls = await shoppingCallsOf(server)
})
afterAll(() => server.close())

const shopper = async (): Promise<string> => (await calls.shopper()).token

interface Call {
  readonly key: string
  readonly document: string
  readonly variables: Record<string, unknown>
}

const send = async (token: string, { key, document, variables }: Call) =>
  server.client.call(document, { token, variables, headers: { 'x-idempotency-key': key } })

const namesOf = async (token: string): Promise<readonly string[]> => {
  const { data } = await server.client.call(LIST, { token })
  return data.shoppingList.ownItems.map(({ name }: { name: string }) => name)
}

/** A change whose second time would show: each has an id of its own. */
const added = (name: string, key: string = randomUUID()): Call => ({
  key,
  document: ADD_ITEM,
  variables: { id: randomUUID(), name },
})

describe('a change that is sent with a key', () => {
  it('is made once: a later call with its key makes nothing, and is told so', async () => {
    const token = await shopper()
    const call = added('Soap')
    expect((await send(token, call)).data.shoppingListAddItem.code).toBe(200)
    await server.client.call(REMOVE_ITEM, { token, variables: { id: call.variables['id'] } })
    const again = await send(token, call)
    expect(again.status).toBe(200)
    expect(again).toMatchObject({ data: null, errors: [], extensions: { isRepeated: true } })
    expect(await namesOf(token)).toEqual([])
  })

  it('is made once when it arrives twice at the same moment', async () => {
    const token = await shopper()
    const call = added('Soap')
    const answers = await Promise.all(Array.from({ length: 5 }, async () => send(token, call)))
    const made = answers.filter(({ status, data }) => status === 200 && data !== null)
    expect(made).toHaveLength(1)
    const others = answers.filter((answer) => !made.includes(answer))
    for (const { status, extensions } of others)
      expect([status, extensions?.['isRepeated'] ?? false]).toBeOneOf([
        [200, true],
        [503, false],
      ])
    expect(await namesOf(token)).toEqual(['Soap'])
  })

  it('is the same change with another text under the same name, as before and after the app has loaded its cache', async () => {
    const token = await shopper()
    const { key, variables } = added('Soap')
    const options = { token, variables, operationName: 'Add', headers: { 'x-idempotency-key': key } }
    await server.client.call(ADD_ITEM, options)
    const again = await server.client.call(ADD_ITEM.replace('code item', 'code __typename item'), options)
    expect(again).toMatchObject({ status: 200, extensions: { isRepeated: true } })
  })

  it('can be sent again when it was refused, because it changed nothing', async () => {
    const token = await shopper()
    const refused = { ...added(''), variables: { id: randomUUID(), name: '' } }
    for (const _ of [1, 2]) {
      expect((await send(token, refused)).data.shoppingListAddItem.__typename).toBe('ValidationException')
    }
  })

  it('is refused when its key belongs to another change', async () => {
    const token = await shopper()
    const call = added('Soap')
    await send(token, call)
    expect((await send(token, added('Bread', call.key))).status).toBe(422)
    expect(await namesOf(token)).toEqual(['Soap'])
  })

  it('shares its key with no other person', async () => {
    const [token, other] = [await shopper(), await shopper()]
    const call = added('Soap')
    await send(token, call)
    expect((await send(other, call)).data.shoppingListAddItem.item.name).toBe('Soap')
  })

  it('that a killed server broke off is made by a later call', async () => {
    const token = await shopper()
    const call = added('Soap')
    await send(token, call)
    // As if the server had died between claiming the key and the change.
    await server.client.call(REMOVE_ITEM, { token, variables: { id: call.variables['id'] } })
    await server.services.db
      .updateTable('idempotency_keys')
      .set({ done_at: null })
      .where('key', '=', call.key)
      .execute()
    expect((await send(token, call)).status).toBe(503)
    await server.services.db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(server.clock.now() - 61_000) })
      .where('key', '=', call.key)
      .execute()
    expect((await send(token, call)).data.shoppingListAddItem.code).toBe(200)
    expect(await namesOf(token)).toEqual(['Soap'])
  })

  it.each(['no-key', '', 'x'.repeat(5000)])('is made as often as it is sent with the invalid key %j', async (key) => {
    const token = await shopper()
    for (const name of ['Soap', 'Bread']) expect((await send(token, added(name, key))).status).toBe(200)
    expect((await namesOf(token)).toSorted()).toEqual(['Bread', 'Soap'])
  })

  it('needs a session as ever', async () => {
    expect((await send('none', added('Soap'))).status).toBe(401)
  })
})
