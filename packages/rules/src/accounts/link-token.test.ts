import { expect, it } from 'vitest'
import { mayBeLinkToken } from './link-token.ts'

it.each(['bad', 'aZ09-_', 'a'.repeat(43), 'a'.repeat(128)])('the secret of a mailed link can be %s', (text) => {
  expect(mayBeLinkToken(text)).toBe(true)
})

it.each(['', '\0', 'a b', 'a\n', '../a', '%E0%A4%A', 'ż', 'a'.repeat(129)])(
  'the secret of a mailed link is never %j',
  (text) => {
    expect(mayBeLinkToken(text)).toBe(false)
  },
)
