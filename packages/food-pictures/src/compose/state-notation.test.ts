import { expect, it } from 'vitest'
import { readState, writeState } from './state-notation.ts'

it.each(['', 'taken-in', 'sliced,halved,fried,boiled', 'chopped,toasted,garnish'])(
  'reads "%s" as it was written',
  (text) => {
    expect(writeState(readState(text))).toBe(text)
  },
)

it('reads cuts, heats and signs in any order', () => {
  expect(readState('garnish,baked,caps')).toEqual({
    cuts: ['caps'],
    heats: ['baked'],
    isGarnish: true,
    isTakenIn: false,
  })
})
