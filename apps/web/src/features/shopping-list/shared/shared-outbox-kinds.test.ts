import { afterEach, expect, it, vi } from 'vitest'
import { nameRepeater } from '../../../platform/graphql-client/doubted-answers.ts'
import { sharedItemMarkKind, sharedProductMarkKind } from './shared-outbox-kinds.ts'

vi.mock(import('../../../platform/outbox/send-keyed-mutation.ts'), () => ({
  sendKeyedMutation: async () => ({ kind: 'repeated' }),
}))

afterEach(() => nameRepeater(async () => {}))

it.each([
  ['a product', sharedProductMarkKind, { key: 'onion link', productId: 'onion' }],
  ['what the owner wrote', sharedItemMarkKind, { id: 'soap' }],
])('asks for the list again when the gateway has made a tick of %s already', async (_, kind, row) => {
  const repeat = vi.fn(async () => {})
  nameRepeater(repeat)
  expect(await kind.deliver({ token: 'secret', isBought: true, version: 1, ...row }, 'key')).toBe('done')
  expect(repeat).toHaveBeenCalledTimes(1)
})
