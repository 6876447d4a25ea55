import { describe, expect, it } from 'vitest'
import { isWordOf, wordsOf } from './name-words.ts'

describe('wordsOf', () => {
  it('splits names and ids alike and keeps Polish letters', () => {
    expect(wordsOf('Żurek, z jajkiem')).toEqual(['żurek', 'z', 'jajkiem'])
    expect(wordsOf('cod-with-2-potatoes')).toEqual(['cod', 'with', 'potatoes'])
    expect(wordsOf('')).toEqual([])
  })
})

describe('isWordOf', () => {
  it('recognises a word in the plural', () => {
    expect(isWordOf(['two', 'sandwiches'], new Set(['sandwich']))).toBe(true)
    expect(isWordOf(['meatballs'], new Set(['meatball']))).toBe(true)
    expect(isWordOf(['toaster'], new Set(['toast']))).toBe(false)
  })
})
