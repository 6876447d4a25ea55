import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { moreScreens, routeExamples, type Screen } from './routes.ts'
import { readLegacyRedirects, readRoutePaths } from './routes-sources.ts'
import { sessionsOf } from './routes-viewers.ts'
import { visit } from './routes-visit.ts'

const readApp = (file: string): string => readFileSync(path.join(import.meta.dirname, '../src/app', file), 'utf8')

const today = dayOfInstant(Date.now(), DEFAULT_TIME_ZONE)
const examples = routeExamples(today)
const screens: readonly Screen[] = [...examples, ...moreScreens(today)]
const redirects = readLegacyRedirects(readApp('legacy-redirects.ts'))

const address = inject('appAddress')
const sessions = sessionsOf(address)
let browser: Browser

beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

/** Opens the screen, calls the callback and closes it. */
async function look<Seen>(
  screen: Screen,
  read: (seen: Awaited<ReturnType<typeof visit>>) => Promise<Seen>,
): Promise<Seen> {
  const token = await sessions(screen.as, screen.endsSession ?? false)
  const seen = await visit(browser, { address, screen, token })
  try {
    return await read(seen)
  } finally {
    await seen.close()
  }
}

describe('the list of example addresses', () => {
  it('has exactly one for every route of the route tree', () => {
    const routes = examples.map(({ route }) => route)
    expect(routes.sort()).toEqual(readRoutePaths(readApp('route-tree.gen.ts')).toSorted())
  })

  it('has a unique name for every screen, so that screenshots do not overwrite each other', () => {
    const names = screens.map(({ name }) => name)
    expect([...new Set(names)]).toEqual(names)
  })
})

describe('every old address', () => {
  it('exists in the source of the app', () => {
    expect(redirects).toContainEqual({ from: '/login', to: '/auth/login' })
  })

  it.each(redirects)('$from redirects to the same page as $to', async ({ from, to }) => {
    // The old address must do the same as the current one for a visitor, including all parameters.
    const landings = [from, to].map((url) => look({ name: url, url, as: 'visitor', landsOn: to }, readAddress))
    const [old, present] = await Promise.all(landings)
    expect(old).toEqual(present)
  })

  it.each(redirects)('$from keeps its parameters', async ({ from, to }) => {
    const url = `${from}?pc=1e5`
    expect(await look({ name: url, url, as: 'visitor', landsOn: to }, readAddress)).toBe(`${address}${to}?pc=1e5`)
  })
})

const readAddress = ({ page, problems }: Awaited<ReturnType<typeof visit>>): Promise<string> => {
  expect(problems.join('\n')).toBe('')
  return Promise.resolve(page.url())
}
