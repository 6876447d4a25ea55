import type { Page, Route } from 'playwright-core'

/**
 * Answers the first call of an address in place of the server; further ones go on. Playwright's own `times` stops taking the page's
 * calls altogether at that moment, and what the page then asks at once may never be answered.
 */
export async function routeOnce(page: Page, url: string, answer: (route: Route) => Promise<unknown>): Promise<void> {
  let isFirst = true
  await page.route(url, async (route) => {
    if (!isFirst) return route.fallback()
    isFirst = false
    await answer(route)
  })
}

/** The gateway does what is asked of it there, and its first answer never arrives. */
export const loseAnswer = (page: Page, url: string): Promise<void> =>
  routeOnce(page, url, async (route) => {
    await route.fetch()
    await route.abort()
  })
