import { dayOfInstant } from '@dayplate/dates'
import { hasAccess } from '@dayplate/rules/access'
import { articlePath } from '@dayplate/rules/knowledge'
import { instantOf } from '../../platform/clock/clock.ts'
import type { Services } from '../../services.ts'
import { findAccess } from '../access/index.ts'
import { forEachReader, mayWrite, writeAgreedMail, type Reader } from '../newsletter/index.ts'
import { findNewArticles, noteArticles, type NewArticle } from './seen-articles.repository.ts'
import type { ShelvedArticle } from './shelf/index.ts'

const HOUR_MS = 60 * 60 * 1000

/** While servers change to a release, some do not have its articles yet; an operator may also return to the one before. */
const WAIT_MS = HOUR_MS
/** Later an article is no news. */
const NEW_FOR_MS = 14 * 24 * HOUR_MS
/** More in one mail would not be read. The others follow the next day. */
const MOST_IN_A_MAIL = 5

/** Writes a mail about the articles that came with a release to everyone who asked for it before they came. */
export async function announceArticles(services: Services, stopping?: AbortSignal) {
  const { db, clock, shelf } = services
  await noteArticles(
    db,
    shelf.newestFirst('en').map(({ id }) => id),
    instantOf(clock),
  )
  const articles = await findNewArticles(db, {
    after: instantOf(clock, -NEW_FOR_MS),
    until: instantOf(clock, -WAIT_MS),
  })
  if (articles.length === 0) return { mails: 0, failures: [] }
  return forEachReader(services, { agreement: 'articles', stopping }, async (reader) => {
    if (!mayWrite(reader, clock.now())) return false
    const shown = await articlesFor(services, reader, articles)
    if (shown.length === 0) return false
    return writeAgreedMail(services, reader, {
      agreement: 'articles',
      items: shown.map(({ id }) => String(id)),
      contentWith: (items) => ({
        kind: 'new-articles',
        articles: shown.filter(({ id }) => items.includes(String(id))).map(describe),
      }),
    })
  })
}

const describe = (article: ShelvedArticle) => ({
  title: article.title,
  teaser: article.teaser,
  page: articlePath(article),
})

/** The articles to write about: new since the person asked for them, not written yet, and readable by this person. */
async function articlesFor(
  { db, clock, shelf }: Services,
  { userId, timeZone, language, agreedAt, written }: Reader,
  articles: readonly NewArticle[],
): Promise<readonly ShelvedArticle[]> {
  const fresh = articles
    .filter(({ id, seenAt }) => seenAt > agreedAt && !written.includes(String(id)))
    .flatMap(({ id }) => shelf.find(language, id) ?? [])
  if (fresh.length === 0) return []
  const today = dayOfInstant(clock.now(), timeZone)
  const isPaying = hasAccess(await findAccess(db, { userId, product: 'diet', today }))
  return fresh.filter(({ reveal }) => reveal === 'free' || isPaying).slice(0, MOST_IN_A_MAIL)
}
