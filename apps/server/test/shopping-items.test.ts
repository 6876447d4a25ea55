import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayFromStart } from './tools/movable-clock.ts'
import { ADD_ITEM, LIST, MARK_ITEM, REMOVE_ITEM } from './tools/shopping-documents.ts'
import { shoppingCallsOf, type ShoppingCalls } from './tools/shopping-calls.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let calls: ShoppingCalls
beforeAll(async () => {
  server = await startTestServer()
  calls = await shoppingCallsOf(server)
})
afterAll(() => server.close())

const shopper = () => calls.shopper()
const ask: ShoppingCalls['ask'] = (document, token, variables) => calls.ask(document, token, variables)

const days = (start: number, end: number) => ({ start: dayFromStart(start), end: dayFromStart(end) })

describe('what a person writes on the list', () => {
  const itemsOf = async (token: string) => (await ask(LIST, token)).ownItems

  it('is on every list, is marked, and is taken off', async () => {
    const { token } = await shopper()
    const id = randomUUID()
    const added = await ask(ADD_ITEM, token, { id, name: '  Dish soap ' })
    expect(added).toMatchObject({ code: 200, item: { id, name: 'Dish soap', isBought: false } })
    expect(await itemsOf(token)).toEqual([added.item])
    expect((await ask(LIST, token, { period: days(9, 10) })).ownItems).toEqual([added.item])
    const marked = await ask(MARK_ITEM, token, { id, isBought: true, version: added.item.version })
    expect(marked.item).toMatchObject({ isBought: true })
    expect(await itemsOf(token)).toEqual([marked.item])
    expect(await ask(REMOVE_ITEM, token, { id })).toEqual({ __typename: 'BasicMutationSuccess' })
    expect(await ask(REMOVE_ITEM, token, { id })).toEqual({ __typename: 'BasicMutationSuccess' })
    expect(await itemsOf(token)).toEqual([])
    expect(await ask(MARK_ITEM, token, { id, isBought: true })).toMatchObject({
      details: [{ fieldName: 'id', messages: ['shopping-list/no-such-product'] }],
    })
  })

  it('is added once when the same call comes twice, also at once', async () => {
    const { token } = await shopper()
    const id = randomUUID()
    const [one, two] = await Promise.all([1, 2].map(async () => ask(ADD_ITEM, token, { id, name: 'Soap' })))
    expect(one.item).toEqual(two.item)
    expect(await itemsOf(token)).toHaveLength(1)
  })

  it('keeps the newer of two marks: one that saw an older version is not applied', async () => {
    const { token } = await shopper()
    const id = randomUUID()
    const { item } = await ask(ADD_ITEM, token, { id, name: 'Soap' })
    const first = await ask(MARK_ITEM, token, { id, isBought: true, version: item.version })
    const late = await ask(MARK_ITEM, token, { id, isBought: false, version: item.version })
    expect(late.item).toEqual(first.item)
  })

  it.each([
    ['', 'validation/required'],
    ['   ', 'validation/required'],
    ['a'.repeat(101), 'validation/too-long'],
    ['x'.repeat(10_000), 'validation/too-long'],
    ['two\nlines', 'validation/text-format'],
  ])('refuses %j', async (name, message) => {
    const { token } = await shopper()
    const refused = await ask(ADD_ITEM, token, { id: randomUUID(), name })
    expect(refused).toMatchObject({ details: [{ fieldName: 'name', messages: [message] }] })
  })

  it('stays text, whatever it looks like', async () => {
    const { token } = await shopper()
    const name = '<script>alert(1)</script> & "sól"'
    expect((await ask(ADD_ITEM, token, { id: randomUUID(), name })).item.name).toBe(name)
  })

  it('has at most 100 lines', async () => {
    const { token } = await shopper()
    const ids = Array.from({ length: 100 }, () => randomUUID())
    for (const id of ids) await ask(ADD_ITEM, token, { id, name: 'Soap' })
    expect(await ask(ADD_ITEM, token, { id: randomUUID(), name: 'Soap' })).toMatchObject({
      details: [{ fieldName: 'name', messages: ['shopping-list/too-many-items'] }],
    })
  })

  it('is nothing to another person: not seen, not marked, not taken off', async () => {
    const [{ token }, { token: other }] = [await shopper(), await shopper()]
    const id = randomUUID()
    const { item } = await ask(ADD_ITEM, token, { id, name: 'Soap' })
    expect(await itemsOf(other)).toEqual([])
    expect((await ask(MARK_ITEM, other, { id, isBought: true })).__typename).toBe('ValidationException')
    await ask(REMOVE_ITEM, other, { id })
    // The same id is another thing on another list.
    expect((await ask(ADD_ITEM, other, { id, name: 'Bread' })).item.name).toBe('Bread')
    expect(await itemsOf(token)).toEqual([item])
  })
})
