import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { loaders } from './generated/loaders.gen.ts'
import type { Language } from './language.ts'

/** Texts of one language in compiled form, by id. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>

/** The name of a file of `en/` and `pl/`, or `every-page` for the four that are always loaded. */
export type TextGroup = keyof (typeof loaders)['en']

/**
 * Loads groups of texts. Each group is a file of its own, so that people only fetch texts of their pages and language.
 */
export async function loadTexts(language: Language, groups: readonly TextGroup[]): Promise<Catalogue> {
  const files = await Promise.all(groups.map((group) => loaders[language][group]()))
  return Object.fromEntries(files.flatMap(({ messages }) => Object.entries(messages)))
}

/** Every text of a language, for tests and checks. */
export function loadAllTexts(language: Language): Promise<Catalogue> {
  return loadTexts(language, Object.keys(loaders[language]).filter(isGroup))
}

const isGroup = (name: string): name is TextGroup => Object.hasOwn(loaders.en, name)
