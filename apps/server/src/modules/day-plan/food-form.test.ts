import { describe, expect, it } from 'vitest'
import { formIn } from './food-form.ts'

const place = (ingredient: number, words: string) => ({ ingredient, words })

describe('formIn', () => {
  it('is juice where every step takes the juice', () => {
    expect(formIn([['Add the juice of the ', place(0, 'lemon'), '.']], 0)).toEqual({ form: 'juice' })
    expect(formIn([['Add the grated zest of the ', place(0, 'lemon'), '.']], 0)).toEqual({})
    expect(
      formIn(
        [
          ['Add the juice of the ', place(0, 'lemon')],
          ['Slice the rest of the ', place(0, 'lemon')],
        ],
        0,
      ),
    ).toEqual({})
  })

  it('is ground for a spice said to be', () => {
    expect(formIn([['Season with ground ', place(1, 'allspice')]], 1)).toEqual({ form: 'ground' })
    expect(formIn([['Season with ', place(1, 'allspice')]], 1)).toEqual({})
  })

  it('is none in steps of earlier releases, which name no ingredients', () => {
    expect(formIn([['Add the juice of the lemon.']], 0)).toEqual({})
  })
})
