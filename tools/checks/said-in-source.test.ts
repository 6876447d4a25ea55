import { describe, expect, it } from 'vitest'
import { findLooseUnits, saidInSource } from './said-in-source.ts'

const wordsOf = (source: string, spoken: 'en' | 'pl' | null = null) =>
  saidInSource('a.ts', source, spoken).map(({ language, words }) => [language, words])

describe('saidInSource', () => {
  it('finds the texts of `en` and `pl` properties, also in templates and functions', () => {
    const source = "const a = { en: 'Log in first', pl: () => `Zaloguj się, ${name}`, id: 'log in first' }"
    expect(wordsOf(source)).toEqual([
      ['en', 'Log in first'],
      ['pl', 'Zaloguj się, {}'],
    ])
  })

  it('finds all sentences of a file in one language, but no ids or paths', () => {
    const source = "say('No such code.'); read('a/b-c.ts'); const a = { pl: 'Nie ma kodu' }"
    expect(wordsOf(source, 'en')).toEqual([
      ['en', 'No such code.'],
      ['pl', 'Nie ma kodu'],
    ])
  })

  it('names the line', () => {
    expect(saidInSource('a.ts', "\n\nsay('No such code.')", 'en')[0]?.place).toBe('a.ts:3')
  })
})

describe('findLooseUnits', () => {
  it.each([
    '`${grams} g`',
    '`${value} ${to.unit}`',
    '`about ${kcal} kcal a day`',
    '`at least 20 mg`',
    'const a = <b>{kcal} kcal</b>',
    'const a = <p>150 g of it</p>',
  ])('refuses %s', (source) => {
    expect(findLooseUnits('a.tsx', source)).toEqual(['a.tsx:1: write a no-break space between an amount and its unit'])
  })

  it.each([
    '`${grams}\\u00A0g`',
    'const a = <b>{kcal}&nbsp;kcal</b>',
    '`${count} glasses`',
    '`${name} ${text}`',
    '`${value}\\u00A0${unit}`',
    '// 20 mg',
    'const a = <small>kcal</small>',
  ])('accepts %s', (source) => {
    expect(findLooseUnits('a.tsx', source)).toEqual([])
  })
})
