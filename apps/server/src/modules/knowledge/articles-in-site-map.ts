import { articlePath, KNOWLEDGE_CATEGORIES } from '@dayplate/rules/knowledge'
import type { SiteMapEntry } from '../../platform/http/site-map.ts'
import type { Services } from '../../services.ts'
import { translationsOf } from './translations-of.ts'

/** The pages of the feed, and every article under its address in each language. */
export const articlesInSiteMap = ({ shelf }: Pick<Services, 'shelf'>): readonly SiteMapEntry[] => [
  ...KNOWLEDGE_CATEGORIES.map((category) => ({ path: `/knowledge/${category}` })),
  ...(['en', 'pl'] as const).flatMap((language) =>
    shelf.newestFirst(language).map((article) => ({
      path: articlePath(article),
      changedOn: article.changedOn,
      translations: translationsOf(shelf, article),
    })),
  ),
]
