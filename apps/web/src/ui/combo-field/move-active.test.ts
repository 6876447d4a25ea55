import { describe, expect, it } from 'vitest'
import { moveActive } from './move-active.ts'

describe('moveActive', () => {
  it.each([
    ['ArrowDown', null, 3, 0],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', null, 3, 2],
    ['ArrowUp', 0, 3, 2],
    ['ArrowUp', 2, 3, 1],
    ['ArrowDown', null, 0, null],
    ['a', 1, 3, undefined],
  ])('%s from %s of %s moves to %s', (key, active, count, expected) => {
    expect(moveActive(key, active, count)).toBe(expected)
  })
})
