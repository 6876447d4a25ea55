import { type Messages, setupI18n } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildMessages } from '../build.ts'
import { compileCatalogues } from './compile-catalogues.ts'
import { LANGUAGES, type Language } from './language.ts'

/** Builds the generated files again and reads them as the application does. */
async function built() {
  expect(buildMessages()).toMatchObject({ kind: 'compiled' })
  const { loadAllTexts, loadTexts } = await import('./catalogue.ts')
  const { createTranslator } = await import('./create-translator.ts')
  return { loadAllTexts, loadTexts, createTranslator }
}

/** The generated file of a language: the compiled texts after they were written and read again. */
function generatedMessages(sources: Parameters<typeof compileCatalogues>[0], language: Language): Messages {
  const outcome = compileCatalogues(sources)
  if (outcome.kind === 'refused') throw new Error(outcome.errors.join())
  const read: Messages = JSON.parse(JSON.stringify(outcome.catalogues.groups[language]['a']))
  return read
}

describe('the built texts', () => {
  let api: Awaited<ReturnType<typeof built>>
  beforeAll(async () => {
    api = await built()
  })

  it('are readable in both languages: every id gives words, not a pattern', async () => {
    for (const language of LANGUAGES) {
      const catalogue = await api.loadAllTexts(language)
      const { textOf } = api.createTranslator({ language, catalogue, onMissing: (id) => expect.fail(id) })
      for (const id of Object.keys(catalogue)) {
        expect(textOf(id), id).not.toMatch(/[{}]/)
        expect(textOf(id), id).not.toBe(id)
      }
    }
  })

  it('use the plural forms of each language', () => {
    const sources = {
      en: { 'a.json': { days: '{count, plural, one {# day} other {# days}}' } },
      pl: { 'a.json': { days: '{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}' } },
    }
    const render = (language: Language, count: number) => {
      const printed = generatedMessages(sources, language)
      return setupI18n({ locale: language, messages: { [language]: printed } })._('days', { count })
    }
    expect([0, 1, 2].map((count) => render('en', count))).toEqual(['0 days', '1 day', '2 days'])
    expect([1, 2, 5, 12, 22, 1.5].map((count) => render('pl', count))).toEqual([
      '1 dzień',
      '2\u00A0dni',
      '5\u00A0dni',
      '12\u00A0dni',
      '22\u00A0dni',
      '1,5 dnia',
    ])
  })

  it('insert a name in both languages', async () => {
    const catalogue = await api.loadAllTexts('pl')
    const { t } = api.createTranslator({ language: 'pl', catalogue, onMissing: (id) => expect.fail(id) })
    expect(t('menu/account-of', { name: 'Ewa' })).toBe('Konto: Ewa')
  })

  it('can be added group by group', async () => {
    const missing: string[] = []
    const catalogue = await api.loadTexts('en', ['every-page'])
    const { t, textOf, learn } = api.createTranslator({
      language: 'en',
      catalogue,
      onMissing: (id) => missing.push(id),
    })
    expect([t('menu/diet'), textOf('macro/energy')]).toEqual(['Diet', null])
    learn(await api.loadTexts('en', ['meals']))
    expect([t('macro/energy'), textOf('macro/energy'), t('menu/diet')]).toEqual(['Energy', 'Energy', 'Diet'])
    expect(missing).toEqual(['macro/energy'])
  })

  it('give null for an unknown key, and report it', async () => {
    const missing: string[] = []
    const catalogue = await api.loadAllTexts('en')
    const { textOf } = api.createTranslator({ language: 'en', catalogue, onMissing: (id) => missing.push(id) })
    expect(textOf('validation/nobody-wrote-this')).toBeNull()
    expect(missing).toEqual(['validation/nobody-wrote-this'])
  })
})
