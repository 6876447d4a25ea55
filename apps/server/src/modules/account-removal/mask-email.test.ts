import { expect, it } from 'vitest'
import { maskEmail } from './mask-email.ts'

it.each([
  ['sofia@example.com', 's***@example.com'],
  ['s@example.com', 's***@example.com'],
  ['"a@b"@example.com', '"***@example.com'],
  ['𝒜da@example.com', '𝒜***@example.com'],
])('masks %s as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
