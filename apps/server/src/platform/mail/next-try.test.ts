import { expect, it } from 'vitest'
import { waitAfter } from './next-try.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

it('doubles the wait after each try, up to six hours', () => {
  expect([1, 2, 3, 4].map((tries) => waitAfter(tries, 0))).toEqual([1, 2, 4, 8].map((minutes) => minutes * MINUTE_MS))
  expect([10, 40, 2_000].map((tries) => waitAfter(tries, 0))).toEqual([6, 6, 6].map((hours) => hours * HOUR_MS))
})

it('gives up after three days', () => {
  expect(waitAfter(12, 66 * HOUR_MS)).toBe(6 * HOUR_MS)
  expect(waitAfter(12, 66 * HOUR_MS + 1)).toBeNull()
})

it('tries about twenty times in all', () => {
  let [tries, ageMs] = [1, 0]
  for (let waitMs = waitAfter(1, 0); waitMs !== null; waitMs = waitAfter(++tries, ageMs)) ageMs += waitMs
  expect(tries).toBe(20)
})
