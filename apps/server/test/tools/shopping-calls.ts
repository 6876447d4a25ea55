import { expect } from 'vitest'
import { subscribersOf } from './subscribers.ts'
import type { TestServer } from './test-server.ts'

export interface Shopper {
  readonly token: string
  readonly userId: string
}

/** What the tests of the shopping list call again and again. */
export async function shoppingCallsOf(server: TestServer) {
  const people = await subscribersOf(server)
  return {
    newPerson: people.newPerson,
    /** A new person with a plan. */
    async shopper(): Promise<Shopper> {
      const token = await people.newPerson()
      await people.generate(token)
      const { data } = await server.client.call('{ me { id } }', { token })
      return { token, userId: data.me.id }
    },
    /** The one field of an answer without errors. */
    async ask(document: string, token: string | null, variables: Record<string, unknown> = {}) {
      const { data, errors } = await server.client.call(document, { token, variables })
      expect(errors).toEqual([])
      const [field] = Object.values<typeof data>(data)
      return field
    },
  }
}

export type ShoppingCalls = Awaited<ReturnType<typeof shoppingCallsOf>>
