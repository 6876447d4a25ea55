import { contents } from '@dayplate/catalogue'
import { describe, expect, it } from 'vitest'
import { pagesOf } from './pages.ts'

const LANGUAGES = ['en', 'pl'] as const
const pages = pagesOf()

/** The blocks of text in a language, without markup inside lines. */
const readIn = (language: (typeof LANGUAGES)[number]): readonly string[] =>
  contents[language].flatMap(({ identifier }) => {
    const page = pages.find(language, identifier)
    if (page === null) return []
    const html = page.html.replaceAll(/<code>[^]*?<\/code>|<\/?(?:a|strong|em)\b[^>]*>/g, '')
    return [page.title, page.description, ...html.split(/<[^>]*>/)].filter((text) => text.trim() !== '')
  })

const LOOSE_UNIT = /\d[ \n](?:kcal|kg|mg|µg|g|ml|cm|lb|oz|ft|min|dni)(?![\p{L}\p{N}])/u
const LOOSE_WORD = /(?<![\p{L}\p{N}])[aiouwz][ \n]/iu

describe('pages of text', () => {
  it.each(LANGUAGES)('never break a line before a unit in %s', (language) => {
    const texts = readIn(language)
    expect(texts.filter((text) => /\u00A0(?:kcal|kg|g|min|cm|dni|oz|ml)/.test(text)).length).toBeGreaterThan(1)
    expect(texts.filter((text) => LOOSE_UNIT.test(text))).toEqual([])
  })

  it('never end a Polish line with a word of one letter, and bind no short words in English', () => {
    const texts = readIn('pl')
    expect(texts.filter((text) => /(?<!\p{L})[iwzuoa]\u00A0\p{L}/iu.test(text)).length).toBeGreaterThan(100)
    expect(texts.filter((text) => LOOSE_WORD.test(text))).toEqual([])
    expect(readIn('en').join('\n')).toMatch(/ a day/)
  })

  it('keep their links, headings and source', () => {
    for (const language of LANGUAGES) {
      for (const { identifier, html, markdown } of contents[language]) {
        const page = pages.find(language, identifier)
        expect(page?.html.match(/<[^>]*>/g)).toEqual(html.match(/<[^>]*>/g))
        expect(page?.markdown.includes('\u00A0')).toBe(markdown.includes('\u00A0'))
      }
    }
  })
})
