import { ENGLISH_RULES, FIELD_MESSAGE, POLISH_RULES } from './phrase-rules.ts'

/** A text that people read, and where it is written. */
export interface SaidText {
  /** A file, with the id or the line of the text: "pl/print.json: print/title". */
  readonly place: string
  readonly language: 'en' | 'pl'
  readonly words: string
  /** Of a text of the catalogues. */
  readonly id?: string
}

const RULES = { en: ENGLISH_RULES, pl: POLISH_RULES } as const

/** The documents quote these field messages with their full stop. */
const QUOTED = new Set(['Value is required.', 'Date format is incorrect.', 'Url format is incorrect.'])

/** The phrases that `docs/voice.md` rules out and a machine can find, each with what to say in its place. */
export const phraseErrors = (texts: readonly SaidText[]): readonly string[] => texts.flatMap(errorsOf)

function errorsOf(text: SaidText): readonly string[] {
  const found = RULES[text.language].flatMap(({ pattern, cure }) =>
    [...text.words.matchAll(pattern)].map(([phrase]) => `${text.place}: "${phrase.trim()}": ${cure}`),
  )
  return isStoppedField(text) ? [...found, `${text.place}: a field message ends without a full stop`] : found
}

const isStoppedField = ({ id, words }: SaidText): boolean =>
  id !== undefined && FIELD_MESSAGE.test(id) && words.endsWith('.') && !QUOTED.has(words)
