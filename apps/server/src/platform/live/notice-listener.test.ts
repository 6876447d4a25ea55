import { expect, it } from 'vitest'
import { pauseAfter } from './notice-listener.ts'

it('pauses longer after each lost connection, up to a quarter of a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map(pauseAfter)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000])
})
