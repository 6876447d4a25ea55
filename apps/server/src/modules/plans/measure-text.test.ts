import { describe, expect, it } from 'vitest'
import { measurementsOf } from './measure-text.ts'

const texts = (grams: number, gramsPerUnit: number, language: 'en' | 'pl' = 'en') =>
  measurementsOf(grams, [{ unit: 'tablespoon', grams: gramsPerUnit }], language).map((measurement) => measurement.text)

describe('measurementsOf', () => {
  it('says grams first and then what a spoon holds', () => {
    expect(texts(30, 10)).toEqual(['30 g', '3 tablespoons'])
  })

  it('writes quarters below one, halves below three, and then whole ones', () => {
    expect(texts(2.5, 10)).toEqual(['2.5 g', '¼ tablespoon'])
    expect(texts(15, 10)).toEqual(['15 g', '1½ tablespoons'])
    expect(texts(41, 10)).toEqual(['41 g', '4 tablespoons'])
  })

  it('leaves out what nobody counts: seven tablespoons', () => {
    expect(texts(70, 10)).toEqual(['70 g'])
  })

  it('uses the Polish form for one, two, five and a fraction', () => {
    expect(texts(10, 10, 'pl')[1]).toBe('1 łyżka')
    expect(texts(20, 10, 'pl')[1]).toBe('2 łyżki')
    expect(texts(50, 10, 'pl')[1]).toBe('5 łyżek')
    expect(texts(5, 10, 'pl')).toEqual(['5 g', '½ łyżki'])
  })

  it('says no measure that would mislead by more than a tenth', () => {
    expect(texts(14.8, 12)).toEqual(['15 g'])
  })

  it('says no measure for a pinch of a spoon or for twenty of them', () => {
    expect(texts(0.5, 15)).toEqual(['0.5 g'])
    expect(texts(300, 10)).toEqual(['300 g'])
  })

  it('writes grams the way the language does', () => {
    expect(texts(2.5, 100, 'pl')).toEqual(['2,5 g'])
  })
})
