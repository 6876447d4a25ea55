import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutTeaser, TEASER_MAX_LENGTH } from './cut-teaser.ts'

const LONG = 'Less than the shaker sellers say, more than most breakfasts give you, and easy to spread.'

describe('cutTeaser', () => {
  it('keeps a teaser of 70 characters', () => {
    const teaser = 'a'.repeat(34) + ' ' + 'b'.repeat(35)
    expect(cutTeaser(teaser)).toBe(teaser)
  })

  it('cuts a longer one after a whole word', () => {
    expect(cutTeaser(LONG)).toBe('Less than the shaker sellers say, more than most breakfasts give you…')
  })

  it('writes neither a comma nor a full stop before the ellipsis', () => {
    expect(cutTeaser('A few figures and one line tell you how a day of your plan stands. Start with it.')).toBe(
      'A few figures and one line tell you how a day of your plan stands…',
    )
    expect(cutTeaser('Lentils, tomatoes, tuna. What to do with them when the day is gone, or not yet.')).toBe(
      'Lentils, tomatoes, tuna. What to do with them when the day is gone…',
    )
  })

  it('cuts no words apart that a no-break space joins', () => {
    expect(cutTeaser(`Breakfast ${'a'.repeat(54)} 200\u00A0kcal`)).toBe(`Breakfast ${'a'.repeat(54)}…`)
  })

  it('cuts a single word that is too long', () => {
    expect(cutTeaser('a'.repeat(90))).toBe('a'.repeat(69) + '…')
  })

  it('never exceeds 70 characters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (teaser) => {
        expect(cutTeaser(teaser).length).toBeLessThanOrEqual(TEASER_MAX_LENGTH)
      }),
    )
  })
})
