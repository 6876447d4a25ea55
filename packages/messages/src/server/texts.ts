import type { Language } from '../language.ts'

/** A text in both languages. */
export type Texts = Readonly<Record<Language, string>>
