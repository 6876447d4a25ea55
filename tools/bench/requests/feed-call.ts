import { ArticlesDocument } from '../../../apps/web/src/features/knowledge/knowledge.gen.ts'
import type { Call } from './call.ts'
import { webCall, type Caller } from './web-call.ts'

/** The articles of one page (KNOWLEDGE-005). */
const ARTICLES = 9

/** The web client's request for the first page of all articles. */
export const feedCall = (caller: Caller): Call =>
  webCall(
    '/graphql?q=Articles',
    { document: ArticlesDocument, variables: { categoryIdentifier: null, pageNumber: 1, articlesPerPage: ARTICLES } },
    caller,
  )
