import { expect, it } from 'vitest'
import { isStorable } from './is-storable.ts'

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

it('accepts the variables of calls', () => {
  expect(isStorable({ request: { days: [{ date: '2026-11-22', parts: [1, null, true, 'ó'] }] } })).toBe(true)
})

it('refuses NUL at any depth', () => {
  expect(isStorable({ request: { names: ['a', 'b\0'] } })).toBe(false)
})

it('accepts twenty levels and no more, without visiting all of them', () => {
  expect([isStorable(nested(20)), isStorable(nested(21)), isStorable(nested(30_000))]).toEqual([true, false, false])
})
