import { describe, expect, it } from 'vitest'
import { compileCatalogues } from './compile-catalogues.ts'

const PLURAL_EN = '{count, plural, one {# day} other {# days}}'
const PLURAL_PL = '{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}'

/** Compiles one source file per language and returns the errors. */
const errorsOf = (en: Record<string, string>, pl: Record<string, string>) => {
  const outcome = compileCatalogues({ en: { 'a.json': en }, pl: { 'a.json': pl } })
  return outcome.kind === 'refused' ? outcome.errors : []
}

describe('compileCatalogues', () => {
  it('returns the types of all arguments, plurals as numbers, also inside their forms', () => {
    const en = { a: `${PLURAL_EN} of {name}`, b: '{n, plural, one {{who} eats} other {{who} eat}}', c: 'plain' }
    const pl = { a: `${PLURAL_PL}, {name}`, b: `${PLURAL_PL.replace('count', 'n')} {who}`, c: 'proste' }
    const outcome = compileCatalogues({ en: { 'a.json': en }, pl: { 'a.json': pl } })
    expect(outcome).toMatchObject({
      kind: 'compiled',
      catalogues: {
        argumentTypes: {
          a: { count: 'number', name: 'string | number' },
          b: { n: 'number', who: 'string | number' },
          c: null,
        },
      },
    })
  })

  it('binds Polish one-letter words to the next word, also in plural forms, but not arguments', () => {
    const form = '{w, select, a {i o {w}} other {a # z}}'
    const outcome = compileCatalogues({ en: { 'a.json': { x: form } }, pl: { 'a.json': { x: form } } })
    expect(outcome).toMatchObject({
      catalogues: {
        groups: {
          en: { a: { x: [['w', 'select', { a: ['i o ', ['w']] }]] } },
          pl: { a: { x: [['w', 'select', { a: ['i\u00A0o\u00A0', ['w']] }]] } },
        },
      },
    })
  })

  it('makes one group per file, and one of the files that every page needs', () => {
    const files = { 'a.json': { a: 'A' }, 'shell.json': { s: 'S' }, 'titles.json': { t: 'T' } }
    const groups = { a: { a: ['A'] }, 'every-page': { s: ['S'], t: ['T'] } }
    expect(compileCatalogues({ en: files, pl: files })).toMatchObject({ catalogues: { groups: { en: groups } } })
  })

  it('refuses ids that one language lacks, in both directions and all at once', () => {
    expect(errorsOf({ a: 'A', b: 'B' }, { b: 'B', c: 'C' })).toEqual(['pl: a: missing', 'en: c: missing'])
  })

  it('refuses an id in two files', () => {
    const once = { 'a.json': { a: 'A' } }
    const outcome = compileCatalogues({ en: { ...once, 'b.json': { a: 'A' } }, pl: once })
    expect(outcome).toEqual({ kind: 'refused', errors: ['en/b.json: a: the id stands in another file already'] })
  })

  it('refuses arguments that differ', () => {
    expect(errorsOf({ a: 'Hi {name}' }, { a: 'Hej {imie}' })).toEqual([
      'a: arguments differ: en has {name: string | number}, pl has {imie: string | number}',
    ])
  })

  it('refuses a Polish plural without the forms Polish needs', () => {
    expect(errorsOf({ a: PLURAL_EN }, { a: PLURAL_EN })).toEqual([
      'pl/a.json: a: the plural of count lacks the form few',
      'pl/a.json: a: the plural of count lacks the form many',
    ])
  })

  it('refuses an id that is in another group in the other language', () => {
    const outcome = compileCatalogues({ en: { 'a.json': { x: 'X' } }, pl: { 'b.json': { x: 'X' } } })
    expect(outcome).toEqual({ kind: 'refused', errors: ['x: stands in a in en, in b in pl'] })
  })

  it('gives an alias the text and the group of its id', () => {
    const sources = { en: { 'a.json': { x: 'X' } }, pl: { 'a.json': { x: 'Iks' } } }
    const outcome = compileCatalogues(sources, { 'x.second': 'x' })
    expect(outcome).toMatchObject({
      catalogues: { groups: { pl: { a: { x: ['Iks'], 'x.second': ['Iks'] } } }, argumentTypes: { 'x.second': null } },
    })
  })

  it('refuses an alias of a missing id, and one that has a text already', () => {
    const sources = { en: { 'a.json': { x: 'X' } }, pl: { 'a.json': { x: 'X' } } }
    expect(compileCatalogues(sources, { y: 'z', x: 'x' })).toMatchObject({
      errors: [
        'en: y: there is no text z',
        'en: x: has a text of its own already',
        'pl: y: there is no text z',
        'pl: x: has a text of its own already',
      ],
    })
  })

  it('refuses invalid and empty texts', () => {
    const [broken, empty] = errorsOf({ a: '{open', b: ' ' }, { a: 'zamknięte', b: 'pełne' })
    expect(broken).toMatch(/^en\/a\.json: a: no ICU message/)
    expect(empty).toBe('en/a.json: b: the text is empty')
  })
})
