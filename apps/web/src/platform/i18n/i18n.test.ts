import type * as Messages from '@dayplate/messages'
import { type Language, loadTexts } from '@dayplate/messages'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as I18n from './i18n.ts'

vi.mock('@dayplate/messages', { spy: true })
vi.mock('../storage/storage.ts', () => ({
  storage: {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => kept.set(key, value),
  },
  onOtherTab: () => {},
}))

const kept = new Map<string, string>()

/** Texts whose loading the test completes or fails. */
interface Loading {
  readonly language: Language
  readonly come: () => void
  readonly fail: () => void
}

let loadings: Loading[] = []
let i18n: typeof I18n

/** Holds back all texts from now on. */
async function holdTexts(): Promise<void> {
  const { loadTexts: loadNow } = await vi.importActual<typeof Messages>('@dayplate/messages')
  vi.mocked(loadTexts).mockImplementation(async (language, groups) => {
    const held = Promise.withResolvers<void>()
    loadings.push({ language, come: held.resolve, fail: () => held.reject(new TypeError('Failed to fetch')) })
    await held.promise
    return loadNow(language, groups)
  })
}

const loading = (language: Language) => {
  const found = loadings.find((one) => one.language === language)
  if (!found) throw new Error(`No texts of ${language} were asked for`)
  loadings = loadings.filter((one) => one !== found)
  return found
}

const spoken = () => [i18n.readTranslator().language, document.documentElement.lang, kept.get('locale')]

beforeEach(async () => {
  kept.clear()
  kept.set('locale', 'en')
  loadings = []
  vi.mocked(loadTexts).mockReset()
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  vi.resetModules()
  i18n = await import('./i18n.ts')
  await i18n.startI18n()
  await holdTexts()
  return () => vi.unstubAllGlobals()
})

describe('a change of language', () => {
  it('is applied and stored when its texts have loaded, and not before', async () => {
    const changed = i18n.changeLanguage('pl')
    expect(spoken()).toEqual(['en', 'en', 'en'])
    loading('pl').come()
    await changed
    expect(spoken()).toEqual(['pl', 'pl', 'pl'])
  })

  it('is dropped when another change follows, whichever texts load first', async () => {
    for (const order of [
      ['pl', 'en'],
      ['en', 'pl'],
    ] as const) {
      const changes = [i18n.changeLanguage('pl'), i18n.changeLanguage('en')]
      for (const language of order) {
        loading(language).come()
        await vi.waitFor(() => expect(spoken()).toEqual(['en', 'en', 'en']))
      }
      await Promise.all(changes)
      expect(spoken()).toEqual(['en', 'en', 'en'])
    }
  })

  it('may fail without an error when another change followed it', async () => {
    const changes = [i18n.changeLanguage('pl'), i18n.changeLanguage('en')]
    loading('pl').fail()
    loading('en').come()
    await Promise.all(changes)
    expect(spoken()).toEqual(['en', 'en', 'en'])
  })

  it('throws when it fails, and keeps the previous language', async () => {
    const changed = i18n.changeLanguage('pl')
    loading('pl').fail()
    await expect(changed).rejects.toThrow('Failed to fetch')
    expect(spoken()).toEqual(['en', 'en', 'en'])
  })
})

describe('texts that a page asks for', () => {
  const title = () => i18n.readTranslator().textOf('contact/title')

  it('are in the new language when they are requested during a change', async () => {
    const changed = i18n.changeLanguage('pl')
    const needed = i18n.loadMessages('contact')
    loading('pl').come()
    await changed
    loading('pl').come()
    await needed
    expect(title()).toBe('Pomoc i\u00A0kontakt')
  })

  it('are loaded even when another change replaces that one', async () => {
    const changes = [i18n.changeLanguage('pl')]
    const needed = i18n.loadMessages('contact')
    changes.push(i18n.changeLanguage('en'))
    loading('pl').come()
    loading('en').come()
    await Promise.all(changes)
    loading('en').come()
    await needed
    expect(title()).toBe('Help and contact')
  })
})
