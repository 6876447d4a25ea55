import { expect, it, vi } from 'vitest'
import { CHECK_EVERY_MS, createUpdateCheck } from './update-check.ts'

it('looks for a new release at most every five minutes, however many occasions there are', () => {
  let now = 1_000
  const look = vi.fn()
  const occasion = createUpdateCheck(look, () => now)
  occasion()
  now += CHECK_EVERY_MS - 1
  occasion()
  expect(look).not.toHaveBeenCalled()
  now += 1
  occasion()
  occasion()
  expect(look).toHaveBeenCalledTimes(1)
  now += CHECK_EVERY_MS
  occasion()
  expect(look).toHaveBeenCalledTimes(2)
})
