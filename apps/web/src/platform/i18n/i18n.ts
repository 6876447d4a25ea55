import {
  createTranslator,
  loadTexts,
  LOCALE_CODES,
  type Language,
  type TextGroup,
  type Translator,
} from '@dayplate/messages'
import { reportError } from '../errors/report-error.ts'
import { onOtherTab, storage } from '../storage/storage.ts'
import { createStore, useStore } from '../store/store.ts'
import { guessLanguage } from './guess-language.ts'

const LANGUAGE_KEY = 'locale'

const translator = createStore<Translator | null>(null)

/** The groups of texts loaded so far: those of every page, and those of the pages seen. */
const asked = new Set<TextGroup>(['every-page'])

/** The current or last change of language. After a failed one the previous language stays. */
let speaking: Promise<boolean> = Promise.resolve(false)

/** Loads the texts before the first screen renders, in the remembered or guessed language, and follows other tabs. */
export async function startI18n(): Promise<void> {
  onOtherTab(LANGUAGE_KEY, (remembered) => {
    // If the texts fail to load, this tab keeps its language.
    applyLanguage(guessLanguage(remembered, navigator.languages)).catch(() => {})
  })
  await applyLanguage(guessLanguage(storage.read(LANGUAGE_KEY), navigator.languages))
}

/** Changes the language of the whole app and remembers it, unless the user chooses another in the meantime. */
export async function changeLanguage(language: Language): Promise<void> {
  const isSpoken = await applyLanguage(language)
  if (isSpoken) storage.write(LANGUAGE_KEY, language)
}

/** Applies the language of an address such as /kupon for visitors who have chosen none. It is not remembered. */
export async function suggestLanguage(language: Language): Promise<void> {
  // A change of language makes the page load again, which suggests the language again.
  const isSpoken = readTranslator().language === language
  if (!isSpoken && storage.read(LANGUAGE_KEY) === null) await applyLanguage(language)
}

/**
 * Loads the groups of texts that a page shows; a route's `loader` calls it while the page's code loads. Rejects when they fail
 * to load.
 */
export async function loadMessages(...needed: readonly TextGroup[]): Promise<void> {
  for (const group of needed) asked.add(group)
  // A language change that started before may lack these groups; one that starts later loads them itself.
  await speaking
  const { language, learn } = readTranslator()
  learn(await loadTexts(language, needed))
}

/** Returns whether the language was applied. The latest change wins, and results and errors of earlier ones are ignored. */
function applyLanguage(language: Language): Promise<boolean> {
  const begun = load(language, () => speaking !== settled)
  const settled = begun.catch(() => false)
  speaking = settled
  return begun
}

async function load(language: Language, isStale: () => boolean): Promise<boolean> {
  const [loaded] = await Promise.allSettled([loadTexts(language, [...asked])])
  if (isStale()) {
    await speaking
    return false
  }
  if (loaded.status === 'rejected') throw loaded.reason
  document.documentElement.lang = language
  translator.write(createTranslator({ language, catalogue: loaded.value, onMissing: reportMissing }))
  return true
}

function reportMissing(id: string): void {
  reportError(`The text ${id} is missing`, 'missing-text')
}

/** The current translator. `startI18n` must have finished. */
export function readTranslator(): Translator {
  return assertStarted(translator.read())
}

export function useTranslator(): Translator {
  return assertStarted(useStore(translator))
}

/** Calls the listener when the language changes, and once when the first one is applied. */
export const onLanguageChange = translator.subscribe

function assertStarted(current: Translator | null): Translator {
  if (!current) throw new Error('startI18n has not finished')
  return current
}

export function useT(): Translator['t'] {
  return useTranslator().t
}

export function useLanguage(): Language {
  return useTranslator().language
}

/** The text for a key from the server or a schema. An unknown key gives the general apology. */
export function useTextOf(): (key: string, said?: Readonly<Record<string, number>>) => string {
  const { t, textOf } = useTranslator()
  return (key, said) => textOf(key, said) ?? t('error/message/generic')
}

/** The language code on the gateway: en_US or pl_PL. */
export function readLocaleCode(): string {
  return LOCALE_CODES[readTranslator().language]
}
