import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePromoCode, promoCodeSchema } from './promo-code.ts'

describe('parsePromoCode', () => {
  it.each([
    [' spring-10 ', 'SPRING-10'],
    ['2027', '2027'],
    ['A'.repeat(32), 'A'.repeat(32)],
  ])('reads %j as %s', (text, code) => {
    expect(parsePromoCode(text)).toBe(code)
  })

  it.each(['', 'AB', '-AB', 'A B C', 'ŻÓŁW', 'A'.repeat(33), 'ABC\0'])('refuses %j', (text) => {
    expect(parsePromoCode(text)).toBeNull()
  })

  it('gives the same for its own result', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9][a-z0-9-]{2,31}$/), (text) => {
        expect(parsePromoCode(parsePromoCode(text) ?? '')).toBe(text.toUpperCase())
      }),
    )
  })
})

it('promoCodeSchema requires a code', () => {
  const errors = (value: unknown) => promoCodeSchema.safeParse(value).error?.issues.map(({ message }) => message)
  expect([errors({ promoCode: ' ' }), errors({}), errors({ promoCode: 'x' })]).toEqual([
    ['validation/required'],
    ['validation/required'],
    undefined,
  ])
})
