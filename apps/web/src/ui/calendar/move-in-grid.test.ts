import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveInGrid } from './move-in-grid.ts'

const YEARS = { columns: 3, perPage: 10, least: 1900, most: 2100 }
const KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Shift+PageUp',
  'Shift+PageDown',
] as const

describe('moveInGrid', () => {
  it.each([
    ['ArrowLeft', 1979],
    ['ArrowRight', 1981],
    ['ArrowUp', 1977],
    ['ArrowDown', 1983],
    ['Home', 1980],
    ['End', 1989],
    ['PageUp', 1970],
    ['PageDown', 1990],
    ['Shift+PageUp', 1900],
    ['Shift+PageDown', 2080],
  ])('moves from 1980 with %s to %i', (key, year) => {
    expect(moveInGrid(1980, key, YEARS)).toBe(year)
  })

  it('returns null for any other key', () => {
    expect(['a', 'Enter', 'Escape', 'Tab'].map((key) => moveInGrid(1980, key, YEARS))).toEqual([null, null, null, null])
  })

  it('never leaves the range, whatever key is pressed', () => {
    const bounds = fc.tuple(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 0, max: 200 }))
    fc.assert(
      fc.property(bounds, fc.array(fc.constantFrom(...KEYS)), ([least, length], keys) => {
        const shape = { ...YEARS, least, most: least + length }
        const end = keys.reduce((position, key) => moveInGrid(position, key, shape) ?? Number.NaN, least)
        expect(end).toBeGreaterThanOrEqual(least)
        expect(end).toBeLessThanOrEqual(least + length)
      }),
    )
  })
})
