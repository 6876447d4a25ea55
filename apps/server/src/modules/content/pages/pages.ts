import { type ContentLanguage, type Contents, contents as ownContents } from '@dayplate/catalogue'
import type { CalendarDay } from '@dayplate/dates'
import { fillIn, NO_OPERATOR, type Operator, type Page } from './operator.ts'

/** Documents that users accept when they register. Users are told when one changes. */
const DOCUMENTS = ['terms-of-service-web', 'privacy-policy'] as const
type DocumentName = (typeof DOCUMENTS)[number]

/** A document and the day of its last change. */
export interface DatedDocument {
  readonly document: DocumentName
  readonly changedOn: CalendarDay
}

/** The pages of text of this installation. */
export interface Pages {
  /** The page in a language; null when there is none with this name. */
  readonly find: (language: ContentLanguage, identifier: string) => Page | null
  /** All pages, with the day of their last change, which is the same in every language. */
  readonly all: readonly Pick<Page, 'identifier' | 'changedOn'>[]
  readonly documents: readonly DatedDocument[]
  /** The version stored with a registration's consents: the later day of the documents. */
  readonly documentsVersion: string
}

/** The release's pages, or the operator's in their place, with the operator's details. */
export function pagesOf(operator: Operator = NO_OPERATOR, contents: Contents = ownContents): Pages {
  const inLanguage = (language: ContentLanguage): ReadonlyMap<string, Page> =>
    new Map(contents[language].map((content) => [content.identifier, fillIn(content, operator, language)]))
  const pages: Readonly<Record<ContentLanguage, ReadonlyMap<string, Page>>> = {
    en: inLanguage('en'),
    pl: inLanguage('pl'),
  }
  // The days are the same in every language.
  const documents = DOCUMENTS.flatMap((document) => {
    const page = pages.en.get(document)
    return page === undefined ? [] : [{ document, changedOn: page.changedOn }]
  })
  const days = documents.map(({ changedOn }) => changedOn).toSorted()
  return {
    find: (language, identifier) => pages[language].get(identifier) ?? null,
    all: [...pages.en.values()],
    documents,
    documentsVersion: days.at(-1) ?? '',
  }
}
