import { expect, it } from 'vitest'
import { isStorable } from './is-storable.ts'

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

it('takes what calls bring', () => {
  expect(isStorable({ request: { days: [{ date: '2026-11-22', parts: [1, null, true, 'ó'] }] } })).toBe(true)
})

it('takes no NUL, in whatever depth', () => {
  expect(isStorable({ request: { names: ['a', 'b\0'] } })).toBe(false)
})

it('takes twenty levels and no more, without walking them all', () => {
  expect([isStorable(nested(20)), isStorable(nested(21)), isStorable(nested(30_000))]).toEqual([true, false, false])
})
