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
const asked = new Set<TextGroup>(['every-page'])

/** The change of language that is under way, or the last one. Who waits for one that fails goes on in the language before it. */
let speaking: Promise<boolean> = Promise.resolve(false)

/** Loads the texts before the first screen is drawn, in the remembered or guessed language; other tabs are followed. */
export async function startI18n(): Promise<void> {
  onOtherTab(LANGUAGE_KEY, (remembered) => {
    // Texts that do not arrive leave this tab in the language it speaks.
    applyLanguage(guessLanguage(remembered, navigator.languages)).catch(() => {})
  })
  await applyLanguage(guessLanguage(storage.read(LANGUAGE_KEY), navigator.languages))
}

/** Changes the language of the whole app at once and remembers it, unless somebody chooses another meanwhile. */
export async function changeLanguage(language: Language): Promise<void> {
  const isSpoken = await applyLanguage(language)
  if (isSpoken) storage.write(LANGUAGE_KEY, language)
}

/** Speaks the language of an address that belongs to one, such as /kupon, to visitors who have chosen none. It is not remembered. */
export async function suggestLanguage(language: Language): Promise<void> {
  // What follows a change of language loads the page again, which suggests it again.
  const isSpoken = readTranslator().language === language
  if (!isSpoken && storage.read(LANGUAGE_KEY) === null) await applyLanguage(language)
}

/**
 * A route's `loader` names the groups of texts its page shows; they come while the page itself is fetched. Rejects when they
 * do not arrive, as a page's own code does.
 */
export async function loadMessages(...needed: readonly TextGroup[]): Promise<void> {
  for (const group of needed) asked.add(group)
  // A language that is being changed to may have begun without these; one that begins later brings them itself.
  await speaking
  const { language, learn } = readTranslator()
  learn(await loadTexts(language, needed))
}

/** Whether it came to that: the latest change wins, and what an earlier one brings, or fails with, is nobody's business. */
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

/** The translator in use. `startI18n` must have finished. */
export function readTranslator(): Translator {
  return assertStarted(translator.read())
}

export function useTranslator(): Translator {
  return assertStarted(useStore(translator))
}

/** Calls when the language changes, and once when the first one is applied. */
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
export function useTextOf(): (key: string, said?: Readonly<Record<string, number>>) => string {
  const { t, textOf } = useTranslator()
  return (key, said) => textOf(key, said) ?? t('error/message/generic')
}

/** The language as the gateway names it: en_US or pl_PL. */
export function readLocaleCode(): string {
  return LOCALE_CODES[readTranslator().language]
}
