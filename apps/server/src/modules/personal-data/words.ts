import type { Catalogue } from '../catalogue/index.ts'

export type Language = 'en' | 'pl'

/** What names are looked up in, and the language of the person. */
export interface Words {
  readonly catalogue: Catalogue
  readonly language: Language
}

export type Names = Readonly<Record<Language, string>>
