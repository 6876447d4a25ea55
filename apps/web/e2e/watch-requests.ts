/// <reference lib="dom" />
import { LIVE_PATH } from '@dayplate/rules/live'
import type { Page, Request } from 'playwright-core'
import { PAGE_PATIENCE_MS } from './clean-page.ts'

/** How many rounds in a row without requests are needed, because an answer may render a picture that then sends a request. */
const QUIET_ROUNDS = 3

/**
 * Watches the requests of a page from before it opens anything. The returned function waits until all requests have ended and no
 * more follow, and throws if that never happens. Playwright's `networkidle` waits for half a second of silence. Here the page
 * itself reports that it is idle, which is faster on an idle machine and more reliable on a busy one.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    if (isLiveStream(request)) return
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
      await untilIdle(page)
      quiet = underWay.size === 0 && begun === before ? quiet + 1 : 0
    }
  }
}

/** A live stream stays open as long as the page. */
const isLiveStream = (request: Request): boolean => new URL(request.url()).pathname === LIVE_PATH

/** Waits until the page has reacted to what the test did last: it is idle and has drawn a frame. */
export const untilIdle = (page: Page): Promise<void> => page.evaluate(haveNothingToDo)

/** Runs in the page. */
async function haveNothingToDo(): Promise<void> {
  await new Promise((idle) => requestIdleCallback(idle))
  await new Promise((drawn) => requestAnimationFrame(drawn))
}
