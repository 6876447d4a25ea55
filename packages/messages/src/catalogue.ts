import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Language } from './language.ts'

/** The texts of one language in compiled form, by id. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>

const loaders: Readonly<Record<Language, () => Promise<{ messages: Catalogue }>>> = {
  en: () => import('./generated/en.gen.ts'),
  pl: () => import('./generated/pl.gen.ts'),
}

/** Loads the texts of one language; each is a file of its own, so that nobody fetches a language they do not read. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return (await loaders[language]()).messages
}
