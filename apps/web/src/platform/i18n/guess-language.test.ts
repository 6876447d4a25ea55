import { describe, expect, it } from 'vitest'
import { guessLanguage } from './guess-language.ts'

describe('guessLanguage', () => {
  it('keeps the language that was chosen before', () => {
    expect(guessLanguage('en', ['pl-PL'])).toBe('en')
  })

  it('uses the first language of the browser that the app supports', () => {
    expect(guessLanguage(null, ['de-DE', 'pl', 'en-GB'])).toBe('pl')
    expect(guessLanguage(null, ['PL-pl'])).toBe('pl')
  })

  it('is English when the app supports none of the languages, or when the stored one is damaged', () => {
    expect(guessLanguage(null, ['de'])).toBe('en')
    expect(guessLanguage('klingon', [])).toBe('en')
  })
})
