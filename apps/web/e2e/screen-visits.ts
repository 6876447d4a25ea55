import { afterAll, beforeAll, inject } from 'vitest'
import type { Browser } from 'playwright-core'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import type { Screen } from './routes.ts'
import { sessionsOf } from './routes-viewers.ts'
import { visit, type Visit, type VisitOptions } from './routes-visit.ts'

/**
 * Opens each screen once for all tests of a `describe`, because opening it takes longer than most checks. The tests share the
 * page, so each first sets the size and theme it needs.
 */
export function screenVisits(
  options: Pick<VisitOptions, 'look' | 'language' | 'isSparing'>,
): (screen: Screen) => () => Visit {
  const address = inject('appAddress')
  const sessions = sessionsOf(address)
  let browser: Browser
  beforeAll(async () => {
    browser = await shareBrowser()
  })
  afterAll(() => leaveBrowser(browser))
  return (screen) => {
    let opened: Visit | undefined
    const open = async () => {
      const token = await sessions(screen.as, screen.endsSession ?? false)
      return visit(browser, { ...options, address, screen, token })
    }
    beforeAll(async () => {
      // Retried here, because Vitest retries tests but no hooks, and a failure would fail every test of the screen.
      opened = await open().catch(open)
    })
    afterAll(() => opened?.close())
    return () => {
      if (!opened) throw new Error(`${screen.url} was not opened.`)
      return opened
    }
  }
}
