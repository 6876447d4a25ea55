import { pageHeads, pagesInSiteMap } from './modules/content/index.ts'
import { exampleMealHeads, exampleMealsInSiteMap } from './modules/example-meals/index.ts'
import { articleHeads, articlesInSiteMap } from './modules/knowledge/index.ts'
import type { SiteMapEntry } from './platform/http/site-map.ts'
import type { FindHead } from './platform/http/start-pages.ts'
import type { Services } from './services.ts'

/** Finds the head of any address: articles and example meals have their own, everything else is a page or a screen. */
export async function publicHeads(
  services: Pick<Services, 'catalogue' | 'pages' | 'shelf' | 'publicUrl'>,
): Promise<FindHead> {
  const findArticle = await articleHeads(services)
  const findMeal = await exampleMealHeads(services)
  const findPage = await pageHeads(services)
  return (...asked) => findArticle(...asked) ?? findMeal(...asked) ?? findPage(...asked)
}

/** All pages for search engines. */
export const publicPages = (services: Services): readonly SiteMapEntry[] => [
  ...pagesInSiteMap(services),
  ...articlesInSiteMap(services),
  ...exampleMealsInSiteMap(services),
]
