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

/** Groups of texts that somebody asked for: those of the frame and of what may go wrong, which every page needs, and those of the pages seen so far. */
const asked = new Set<TextGroup>(['shell', 'titles', 'validation', 'errors'])

/** The change of language that is under way, or the last one. */
let speaking: Promise<void> = Promise.resolve()

/** Loads the texts before the first screen is drawn, in the remembered or guessed language; other tabs are followed. */
export function startI18n(): Promise<void> {
  onOtherTab(LANGUAGE_KEY, (remembered) => {
    // Texts that do not arrive leave this tab in the language it speaks.
    speak(guessLanguage(remembered, navigator.languages)).catch(() => {})
  })
  return speak(guessLanguage(storage.read(LANGUAGE_KEY), navigator.languages))
}

/** Changes the language of the whole app at once and remembers it. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language)
  storage.write(LANGUAGE_KEY, language)
}

/**
 * A route's `loader` names the groups of texts its page shows; they come while the page itself is fetched. Rejects when they
 * do not arrive, as a page's own code does.
 */
export async function needTexts(...needed: readonly TextGroup[]): Promise<void> {
  for (const group of needed) asked.add(group)
  // A language that is being changed to may have begun without these; one that begins later brings them itself.
  await speaking
  const { language, learn } = readTranslator()
  learn(await loadTexts(language, needed))
}

function speak(language: Language): Promise<void> {
  const begun = begin(language)
  // Who waits for a change that fails goes on in the language before it.
  speaking = begun.catch(() => {})
  return begun
}

async function begin(language: Language): Promise<void> {
  const catalogue = await loadTexts(language, [...asked])
  document.documentElement.lang = language
  translator.write(createTranslator({ language, catalogue, onMissing: reportMissing }))
}

function reportMissing(id: string): void {
  reportError(`The text ${id} is missing`, 'missing-text')
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
