import type { Page, Route } from 'playwright-core'

/**
 * Answers the first call of an address instead of the server. Further calls reach the server. Playwright's own `times` option
 * stops routing at that moment, and a call that the page sends right then may never be answered.
 */
export async function routeOnce(page: Page, url: string, answer: (route: Route) => Promise<unknown>): Promise<void> {
  let isFirst = true
  await page.route(url, async (route) => {
    if (!isFirst) return route.fallback()
    isFirst = false
    await answer(route)
  })
}

/** The gateway executes the first call, but its answer never reaches the page. */
export const loseAnswer = (page: Page, url: string): Promise<void> =>
  routeOnce(page, url, async (route) => {
    await route.fetch()
    await route.abort()
  })
