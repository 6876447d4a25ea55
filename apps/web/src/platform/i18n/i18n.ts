import { createTranslator, loadCatalogue, LOCALE_CODES, type Language, type Translator } from '@dayplate/messages'
import { storage } from '../storage/storage.ts'
import { createStore, useStore } from '../store/store.ts'
import { guessLanguage } from './guess-language.ts'

const LANGUAGE_KEY = 'locale'

const translator = createStore<Translator | null>(null)

/** Loads the texts before the first screen is drawn, in the remembered or guessed language. */
export function startI18n(): Promise<void> {
  return speak(guessLanguage(storage.read(LANGUAGE_KEY), navigator.languages))
}

/** Changes the language of the whole app at once and remembers it. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language)
  storage.write(LANGUAGE_KEY, language)
}

async function speak(language: Language): Promise<void> {
  const catalogue = await loadCatalogue(language)
  document.documentElement.lang = language
  translator.write(createTranslator({ language, catalogue, onMissing: reportMissing }))
}

function reportMissing(id: string): void {
  console.error(`The text ${id} is missing`)
}

/** The translator in use. `startI18n` must have finished. */
export function readTranslator(): Translator {
  return assertStarted(translator.read())
}

export function useTranslator(): Translator {
  return assertStarted(useStore(translator))
}

/** Calls when the app begins to speak another language, and once when it begins to speak. */
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

/** Words for a key that came as data (a server's or a schema's message); unknown keys become the general apology. */
export function useTextOf(): (key: string) => string {
  const { t, textOf } = useTranslator()
  return (key) => textOf(key) ?? t('error/message/generic')
}

/** The language as the gateway names it: en_US or pl_PL. */
export function readLocaleCode(): string {
  return LOCALE_CODES[readTranslator().language]
}
