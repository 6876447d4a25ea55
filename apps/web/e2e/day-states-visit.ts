import path from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { z } from 'zod'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import {
  createDayStatePerson,
  DAY_STATES,
  emailOf,
  PASSWORD,
  type DayStateName,
} from '../../server/test/tools/day-state-people.ts'
import { LOGIN } from '../../server/test/tools/documents.ts'
import { startTestServer, type TestServer } from '../../server/test/tools/test-server.ts'
import { openPageForTest } from './page-for-test.ts'

const WEB_FOLDER = path.resolve(import.meta.dirname, '../dist')

export interface DayStateVisits {
  readonly server: TestServer
  readonly address: string
  /** Opens a path as the user in the named state, or as a visitor for null, at the server's time. Does not wait for content. */
  open(name: DayStateName | null, path: string, look?: DayStateLook): Promise<Page>
  close(): Promise<void>
}

export interface DayStateLook extends Pick<BrowserContextOptions, 'viewport' | 'locale'> {
  /** Called before the page navigates to the path. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** Starts a separate server with a stopped clock and creates one user in each of the named states of a day, by default in all. */
export async function startDayStateVisits(names: readonly DayStateName[] = DAY_STATES): Promise<DayStateVisits> {
  const server = await startTestServer(WEB_FOLDER)
  const address = await server.listen()
  const browser = await shareBrowser()
  for (const name of names) await createDayStatePerson(server.services, name)
  return {
    server,
    address,
    async open(name, to, { prepare, ...look } = {}) {
      const token = name === null ? null : await tokenOf(server, name)
      const page = await openPageForTest(browser, {
        locale: 'en-GB',
        ...look,
        address,
        stored: { token },
        timezoneId: 'Europe/Warsaw',
        reducedMotion: 'reduce',
        now: server.clock.now(),
      })
      await prepare?.(page)
      await page.goto(to)
      return page
    },
    close: async () => {
      await leaveBrowser(browser)
      await server.close()
    },
  }
}

const loginAnswer = z.object({ login: z.object({ token: z.string() }) })

async function tokenOf({ client, services }: TestServer, name: DayStateName): Promise<string> {
  // Tests set the clock back, and attempts counted on a later date would block logins for weeks.
  await services.db.deleteFrom('throttles').execute()
  const { data } = await client.call(LOGIN, { variables: { email: emailOf(name), password: PASSWORD } })
  return loginAnswer.parse(data).login.token
}
