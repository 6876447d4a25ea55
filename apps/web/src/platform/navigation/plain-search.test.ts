import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts'

describe('plain search', () => {
  it('keeps codes that look like numbers, booleans or JSON', () => {
    const search = '?code=12345678901234567890&pc=1e5&flag=true&json=%7B%22a%22%3A1%7D&empty='
    expect(parsePlainSearch(search)).toEqual({
      code: '12345678901234567890',
      pc: '1e5',
      flag: 'true',
      json: '{"a":1}',
      empty: '',
    })
  })

  it('takes the first of a repeated name, and reads __proto__ like any other name', () => {
    expect(parsePlainSearch('?a=1&a=2')).toEqual({ a: '1' })
    expect(Object.keys(parsePlainSearch('?__proto__=x'))).toEqual(['__proto__'])
  })

  it('leaves out undefined parameters', () => {
    expect(stringifyPlainSearch({ a: undefined, b: null })).toBe('')
    expect(stringifyPlainSearch({ from: '/day-plan?date=2026-11-21' })).toBe('?from=%2Fday-plan%3Fdate%3D2026-11-21')
  })

  it('reads everything that it writes', () => {
    const wellFormed = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(fc.dictionary(wellFormed, wellFormed), (search) => {
        const names = (of: object) => Object.entries(of).toSorted(([a], [b]) => (a < b ? -1 : 1))
        expect(names(parsePlainSearch(stringifyPlainSearch(search)))).toEqual(names(search))
      }),
    )
  })
})
