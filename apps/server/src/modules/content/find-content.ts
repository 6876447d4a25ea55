import { contents, type Content, type ContentLanguage } from '@dayplate/catalogue'

const byIdentifier = (all: readonly Content[]): ReadonlyMap<string, Content> =>
  new Map(all.map((content) => [content.identifier, content]))

const CONTENTS: Readonly<Record<ContentLanguage, ReadonlyMap<string, Content>>> = {
  en: byIdentifier(contents.en),
  pl: byIdentifier(contents.pl),
}

/** The text of this release in a language, or null when there is none of that name. */
export const findContent = (language: ContentLanguage, identifier: string): Content | null =>
  CONTENTS[language].get(identifier) ?? null
