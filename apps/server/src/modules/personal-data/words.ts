import type { Catalogue } from '../catalogue/index.ts'

export type Language = 'en' | 'pl'

/** The catalogue that names are looked up in, and the reader's language. */
export interface Words {
  readonly catalogue: Catalogue
  readonly language: Language
}

export type Names = Readonly<Record<Language, string>>
