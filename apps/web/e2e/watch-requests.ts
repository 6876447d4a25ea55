/// <reference lib="dom" />
import type { Page, Request } from 'playwright-core'
import { PAGE_PATIENCE_MS } from './clean-page.ts'

/** Rounds in a row in which nothing is asked for: an answer may first become a picture, and the picture a request. */
const QUIET_ROUNDS = 3

/**
 * Watches what a page asks for, from before it opens anything. The function it returns waits until the page has all of it
 * and asks for nothing more, and throws when that never comes. Playwright's `networkidle` knows the same from half a second of silence; here the page itself says
 * that it has nothing left to do, which is sooner on an idle machine and surer on a busy one.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    underWay.add(request)
    begun += 1
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return async () => {
    const startedMs = performance.now()
    let quiet = 0
    while (quiet < QUIET_ROUNDS) {
      if (performance.now() - startedMs > PAGE_PATIENCE_MS)
        throw new Error(`The page still asks for ${[...underWay].map((request) => request.url()).join(', ')}.`)
      const before = begun
      await page.evaluate(haveNothingToDo)
      quiet = underWay.size === 0 && begun === before ? quiet + 1 : 0
    }
  }
}

/** Runs in the page: waits until all that is due has been done, drawn, and done again. */
async function haveNothingToDo(): Promise<void> {
  await new Promise((idle) => requestIdleCallback(idle))
  await new Promise((drawn) => requestAnimationFrame(drawn))
}
