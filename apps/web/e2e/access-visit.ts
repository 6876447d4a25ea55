import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { hashAccessCode, insertAccessCode } from '../../server/src/modules/access/index.ts'
import { REGISTER } from '../../server/test/tools/documents.ts'
import { startTestServer, type TestServer } from '../../server/test/tools/test-server.ts'
import { openPage, type PageLook } from './pages-visit.ts'

const WEB_FOLDER = path.resolve(import.meta.dirname, '../dist')

const registered = z.object({ register: z.object({ token: z.string() }) })

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }

/** How long the app waits before it shows an error page (specification, section 9), in milliseconds. */
export const ERROR_PAGE_DELAY_MS = 4_000

export const PASSWORD = 'plum-and-rye'

export type AccessVisits = Awaited<ReturnType<typeof startAccessVisits>>

/** Starts a separate server that sends no mails and has no rate limits. */
export async function startAccessVisits() {
  const server = await startTestServer(WEB_FOLDER)
  const address = await server.listen()
  const browser: Browser = await shareBrowser()
  return {
    server,
    address,
    open: async (to: string, look: PageLook = {}): Promise<Page> => {
      await server.services.db.deleteFrom('throttles').execute()
      const page = await openPage(browser, address, look)
      await page.goto(to)
      return page
    },
    newPerson: () => newPerson(server),
    issueCode: async (code: string): Promise<void> => {
      const createdAt = new Date(server.clock.now())
      const issued = { codeHash: hashAccessCode(code), days: 30, usesAllowed: 1, createdAt }
      await insertAccessCode(server.services.db, issued)
    },
    close: async () => {
      await leaveBrowser(browser)
      await server.close()
    },
  }
}

async function newPerson({ services, client }: TestServer) {
  await services.db.deleteFrom('throttles').execute()
  const email = `${randomUUID()}@dayplate.example`
  const request = { email, password: PASSWORD, agreementsTermsAndConditions: true }
  const { data } = await client.call(REGISTER, { variables: { request } })
  const { token } = registered.parse(data).register
  const { id } = await services.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return { id, email, token }
}

export const pathOf = (page: Page): string => new URL(page.url()).pathname
