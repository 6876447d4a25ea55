import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashToken } from './secret.ts'
import { makeSessionToken } from './session-token.ts'

it('begins with the public mark of its shard, which its hash covers', () => {
  const { token, tokenHash } = makeSessionToken(randomBytes)
  expect(token).toMatch(/^0\.[\w-]{43}$/)
  expect(tokenHash).toEqual(hashToken(token))
  expect(hashToken(token.replace('0.', '1.'))).not.toEqual(tokenHash)
})
