import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'
import { findByWords, searchKeyOf } from './search-key.ts'

/** Letters that people type, and any others. */
const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-zA-ZąćęłńóśźżĄĆĘŁŃÓŚŹŻéîß' -]*$/))

const found = (search: string, ...names: readonly string[]) =>
  findByWords(names, search, (name) => searchKeyOf(name.split(' / ')))

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
    const named = text.filter((name) => found(name) !== null)
    fc.assert(
      fc.property(named, text, (name, other) => {
        const keyOf = (): string => searchKeyOf([other, name])
        expect(findByWords([name], name, keyOf)).toEqual([name])
        expect(findByWords([name], foldText(name), keyOf)).toEqual([name])
      }),
    )
  })

  it.each([
    ['the beginning of a word', 'los zie', ['Łosoś z ziemniakami']],
    ['the other language', 'salmon', ['Łosoś z ziemniakami / Salmon with potatoes']],
    ['another case of a word', 'łososiem', ['Łosoś z ziemniakami']],
    ['another case with a connecting word', 'z łososiem', ['Łosoś pieczony']],
    ['another case and a beginning', 'łososiem zie', ['Łosoś z ziemniakami']],
    ['another case beside a short word that is missing', 'pomidorem na', ['Zupa z pomidorów']],
    ['the adjective of a short word', 'ryżu', ['Makaron ryżowy']],
    ['the middle of a word', 'flower', ['Cauliflower soup']],
    ['what is left out, with the word that says so', 'bez jajek', ['Makaron bez jajek']],
    ['what a food is free of', 'lactose-free', ['Lactose-free milk']],
  ])('finds %s', (_, search, names) => {
    expect(found(search, 'Coffee', ...names)).toEqual(names)
  })

  it('puts words that begin with it before other forms, each in their order', () => {
    const names = ['Jajko na miękko', 'Pasta z jajkami', 'Makaron bez jajek', 'Sałatka z jajka', 'Kanapka z jajkiem']
    expect(found('jajka', ...names)).toEqual([names[1], names[3], names[0], names[4]])
  })

  it('ends before the middles of words when anything is closer', () => {
    expect(found('egg', 'Veggie bowl', 'Egg salad')).toEqual(['Egg salad'])
  })

  it.each([
    ['a word of a meal is missing', 'salmon rice', 'Salmon with potatoes'],
    ['the word is another one', 'ser', 'Kefir'],
    ['the food is left out', 'jajka', 'Makaron bez jajek'],
    ['nothing of the food is added', 'soli', 'Fasola z puszki (bez dodatku cukru)'],
    ['another form of the food is left out', 'eggs', 'Egg-free pasta'],
    ['a diminutive only looks like the word', 'pork', 'Zupa z pora'],
    ['a vowel stays in the word', 'miso', 'Mięso z grilla'],
    ['a short word is still being typed', 'jaj', 'Jogurt'],
  ])('finds no meal when %s', (_, search, name) => {
    expect(found(search, name)).toEqual([])
  })

  it.each(['', '  ', '–', '"'])('without a word finds nothing: "%s"', (search) => {
    expect(found(search, 'Soup')).toBeNull()
  })
})
