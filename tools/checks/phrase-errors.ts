import { ENGLISH_RULES, FIELD_MESSAGE, POLISH_RULES } from './phrase-rules.ts'

/** A text for users, and the place where it is written. */
export interface SaidText {
  /** A file, with the id or the line of the text: "pl/print.json: print/title". */
  readonly place: string
  readonly language: 'en' | 'pl'
  readonly words: string
  /** The id of a text of the catalogues; undefined for other texts. */
  readonly id?: string
}

const RULES = { en: ENGLISH_RULES, pl: POLISH_RULES } as const

/** Field messages that the specification quotes with a full stop. */
const QUOTED = new Set(['Value is required.', 'Date format is incorrect.', 'Url format is incorrect.'])

/** Finds phrases that `docs/voice.md` rules out, and says what to write instead. */
export const phraseErrors = (texts: readonly SaidText[]): readonly string[] => texts.flatMap(errorsOf)

function errorsOf(text: SaidText): readonly string[] {
  const found = RULES[text.language].flatMap(({ pattern, cure }) =>
    [...text.words.matchAll(pattern)].map(([phrase]) => `${text.place}: "${phrase.trim()}": ${cure}`),
  )
  return isStoppedField(text) ? [...found, `${text.place}: a field message ends without a full stop`] : found
}

const isStoppedField = ({ id, words }: SaidText): boolean =>
  id !== undefined && FIELD_MESSAGE.test(id) && words.endsWith('.') && !QUOTED.has(words)
