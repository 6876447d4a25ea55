import { createTranslator, loadTexts, type Language, type Translator } from '@dayplate/messages'
import { KITCHEN_DESK } from '@dayplate/messages/server'
import { articlePath, isKnowledgeCategory, type KnowledgeCategory, parseArticleId } from '@dayplate/rules/knowledge'
import type { PageHead } from '../../platform/http/start-page.ts'
import type { FindHead } from '../../platform/http/start-pages.ts'
import type { Services } from '../../services.ts'
import { previewPathOf } from './register-previews.ts'
import type { Shelf, ShelvedArticle } from './shelf/index.ts'
import { textOfArticle, textOfFeed } from './texts-without-scripts.ts'
import { translationsOf } from './translations-of.ts'

const ARTICLE = /^\/knowledge\/article\/(?<segment>[^/]+)$/
const CATEGORY = /^\/knowledge(?:\/(?<category>[^/]+))?$/

/** Articles in a page of the feed for those who run no scripts, who cannot load more. */
const MOST_LISTED = 100

/** Finds the heads of knowledge pages; null for any other address. */
export async function articleHeads(
  services: Pick<Services, 'shelf' | 'publicUrl'>,
): Promise<(...asked: Parameters<FindHead>) => ReturnType<FindHead> | null> {
  const texts = { en: await readTexts('en'), pl: await readTexts('pl') }
  return (pathname, language) => {
    const path = pathname.toLowerCase().replace(/\/$/, '')
    const segment = ARTICLE.exec(path)?.groups?.['segment']
    if (segment !== undefined) return headOfArticle(services, segment, language)
    const feed = CATEGORY.exec(path)
    if (feed === null) return null
    const category = feed.groups?.['category'] ?? 'all'
    if (!isKnowledgeCategory(category)) return 'missing'
    return headOfFeed(services, { category, language, t: texts[language] })
  }
}

function headOfArticle(
  { shelf, publicUrl }: Pick<Services, 'shelf' | 'publicUrl'>,
  segment: string,
  asked: Language,
): PageHead | 'missing' {
  const id = parseArticleId(segment)
  const owner = id === null ? null : languageOf(shelf, id, segment)
  const language = owner ?? asked
  const article = id === null ? null : shelf.find(language, id)
  if (article === null) return 'missing'
  const { en, pl } = translationsOf(shelf, article)
  return {
    url: publicUrl + articlePath(article),
    picture: publicUrl + previewPathOf(article),
    title: article.title,
    description: article.summary,
    article: {
      changedOn: article.changedOn,
      author: KITCHEN_DESK.name[language],
      isFree: article.reveal === 'free',
    },
    text: textOfArticle(article, language),
    translations: { en: publicUrl + en, pl: publicUrl + pl },
    ...(owner === null ? {} : { language: owner }),
  }
}

/** The language whose words are in the address; null for wrong words. */
function languageOf(shelf: Shelf, id: number, segment: string): Language | null {
  const isOf = (article: ShelvedArticle | null): boolean => article !== null && segment === `${id}-${article.slug}`
  return (['en', 'pl'] as const).find((language) => isOf(shelf.find(language, id))) ?? null
}

interface AskedFeed {
  readonly category: KnowledgeCategory
  readonly language: Language
  readonly t: Translator['t']
}

function headOfFeed(
  { shelf, publicUrl }: Pick<Services, 'shelf' | 'publicUrl'>,
  { category, language, t }: AskedFeed,
): PageHead {
  const title =
    category === 'all' ? t('title/knowledge') : `${t('knowledge/category', { category })} · ${t('title/knowledge')}`
  const articles = shelf.newestFirst(language).filter((one) => category === 'all' || one.category === category)
  return {
    url: `${publicUrl}/knowledge/${category}`,
    picture: `${publicUrl}/preview.jpg`,
    title,
    description: t('knowledge/text'),
    text: textOfFeed(title, articles.slice(0, MOST_LISTED)),
  }
}

async function readTexts(language: Language): Promise<Translator['t']> {
  const catalogue = await loadTexts(language, ['every-page', 'knowledge'])
  return createTranslator({ language, catalogue, onMissing: failOnMissing }).t
}

function failOnMissing(id: string): never {
  throw new Error(`The text ${id} is missing`)
}
