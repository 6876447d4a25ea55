import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'
import { searchKeyOf, searchLevels } from './search-key.ts'

/** Letters that people type, and any others. */
const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-zA-ZąćęłńóśźżĄĆĘŁŃÓŚŹŻéîß' -]*$/))

const levelOf = (search: string, ...names: readonly string[]): number =>
  searchLevels(search).findIndex((matches) => matches(searchKeyOf(names)))

describe('folded text', () => {
  it('stays the same when it is folded again', () => {
    fc.assert(
      fc.property(text, (typed) => {
        expect(foldText(foldText(typed))).toBe(foldText(typed))
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['Żurek z jajkiem', 'zurek z jajkiem'],
    ['ŁOSOŚ, ćwikła i gęś', 'losos, cwikla i ges'],
    ['Crème brûlée', 'creme brulee'],
  ])('has no accents: %s', (typed, folded) => {
    expect(foldText(typed)).toBe(folded)
  })
})

describe('a search', () => {
  it('finds every name by itself, with accents or without', () => {
    const named = text.filter((name) => searchLevels(name).length > 0)
    fc.assert(
      fc.property(named, text, (name, other) => {
        expect(levelOf(name, other, name)).toBe(0)
        expect(levelOf(foldText(name), other, name)).toBe(0)
      }),
    )
  })

  it.each([
    ['the beginning of a word', 'los zie', 0, ['Łosoś z ziemniakami']],
    ['the other language', 'salmon', 0, ['Łosoś z ziemniakami', 'Salmon with potatoes']],
    ['another case of a word', 'łososiem', 1, ['Łosoś z ziemniakami']],
    ['the middle of a word', 'flower', 2, ['Cauliflower soup']],
  ])('finds %s', (_, search, level, names) => {
    expect(levelOf(search, ...names)).toBe(level)
  })

  it.each([
    ['a word of a meal is missing', 'salmon rice', ['Salmon with potatoes']],
    ['the word is another one', 'ser', ['Seler naciowy']],
  ])('does not find a meal closely when %s', (_, search, names) => {
    expect([0, 1]).not.toContain(levelOf(search, ...names))
  })

  it.each(['', '  ', '–', '"'])('without a word has no level: "%s"', (search) => {
    expect(searchLevels(search)).toEqual([])
  })
})
