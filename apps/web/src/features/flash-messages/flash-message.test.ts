import { expect, it } from 'vitest'
import { flashMessagesFor } from './flash-message.ts'

it('offers a password to who has neither a password nor a provider', () => {
  expect(flashMessagesFor({ passwordIsSet: false, hasExternalProviderSetUp: false })).toEqual([
    { id: 'set-password', type: 'info', content: 'auth/set-initial-password/offer' },
  ])
})

it.each([
  { passwordIsSet: true, hasExternalProviderSetUp: false },
  { passwordIsSet: false, hasExternalProviderSetUp: true },
  { passwordIsSet: true, hasExternalProviderSetUp: true },
])('says nothing to %o', (person) => {
  expect(flashMessagesFor(person)).toEqual([])
})
