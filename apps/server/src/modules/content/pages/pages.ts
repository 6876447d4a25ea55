import { type ContentLanguage, type Contents, contents as ownContents } from '@dayplate/catalogue'
import type { CalendarDay } from '@dayplate/dates'
import { fillIn, NO_OPERATOR, type Operator, type Page } from './operator.ts'

/** What somebody accepts when they register, and is told of when it changes. */
const DOCUMENTS = ['terms-of-service-web', 'privacy-policy'] as const
type DocumentName = (typeof DOCUMENTS)[number]

/** Such a document and the day of its last change. */
export interface DatedDocument {
  readonly document: DocumentName
  readonly changedOn: CalendarDay
}

/** The pages of text of this installation. */
export interface Pages {
  /** The text in a language, or null when there is none of that name. */
  readonly find: (language: ContentLanguage, identifier: string) => Page | null
  readonly documents: readonly DatedDocument[]
  /** What a registration accepts, written beside its consents: the later of the documents' days. */
  readonly documentsVersion: string
}

/** The release's pages, or those an operator laid over them, with the operator's name in them. */
export function pagesOf(operator: Operator = NO_OPERATOR, contents: Contents = ownContents): Pages {
  const inLanguage = (language: ContentLanguage): ReadonlyMap<string, Page> =>
    new Map(contents[language].map((content) => [content.identifier, fillIn(content, operator, language)]))
  const pages: Readonly<Record<ContentLanguage, ReadonlyMap<string, Page>>> = {
    en: inLanguage('en'),
    pl: inLanguage('pl'),
  }
  // Days are the same in every language.
  const documents = DOCUMENTS.flatMap((document) => {
    const page = pages.en.get(document)
    return page === undefined ? [] : [{ document, changedOn: page.changedOn }]
  })
  const days = documents.map(({ changedOn }) => changedOn).toSorted()
  return {
    find: (language, identifier) => pages[language].get(identifier) ?? null,
    documents,
    documentsVersion: days.at(-1) ?? '',
  }
}
