import { hash } from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { hashPassword, isPasswordOf, isWeakHash } from './password-hash.ts'

const PLACE = { lane: 'new', sender: 'somebody' } as const

it('accepts a password in any composition of its letters, and changes nothing else', async () => {
  const stored = await hashPassword(' Żółw '.normalize('NFC'), PLACE)
  expect(await isPasswordOf(stored, ' Żółw '.normalize('NFD'), PLACE)).toBe(true)
  for (const other of ['Żółw', ' żółw ', ' Zolw ']) expect(await isPasswordOf(stored, other, PLACE)).toBe(false)
})

it('compares a password to its last character', async () => {
  const stored = await hashPassword(`${'x'.repeat(150)}a`, PLACE)
  expect(await isPasswordOf(stored, `${'x'.repeat(150)}b`, PLACE)).toBe(false)
})

it('refuses every password when none is set', async () => {
  expect(await isPasswordOf(null, 'plum-and-rye', PLACE)).toBe(false)
})

it.each([
  ['less memory', { memoryCost: 8_192, timeCost: 2, parallelism: 1 }, true],
  ['fewer passes', { memoryCost: 19_456, timeCost: 1, parallelism: 1 }, true],
  ['more memory', { memoryCost: 32_768, timeCost: 2, parallelism: 1 }, false],
])('judges the hash of %s as weak: %j %s', async (_, parameters, isWeak) => {
  expect(isWeakHash(await hash('plum-and-rye', parameters))).toBe(isWeak)
})

it("judges hashes of today's parameters as strong and others as weak", async () => {
  expect(isWeakHash(await hashPassword('plum-and-rye', PLACE))).toBe(false)
  expect(isWeakHash('$2b$10$abcdefghijklmnopqrstuv')).toBe(true)
})
