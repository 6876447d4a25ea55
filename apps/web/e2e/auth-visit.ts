import path from 'node:path'
import type { Page } from 'playwright-core'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { accountCallsOf, type AccountCalls } from '../../server/test/tools/account-calls.ts'
import { startTestServer, type TestServer } from '../../server/test/tools/test-server.ts'
import { freeAddress } from './free-address.ts'
import { openPage, type PageLook } from './pages-visit.ts'

const WEB_FOLDER = path.resolve(import.meta.dirname, '../dist')

export interface AuthVisits {
  readonly server: TestServer
  readonly calls: AccountCalls
  open(path: string, look?: PageLook): Promise<Page>
  /** Requests a link from the gateway and returns the token from its mail. */
  resetToken(email: string): Promise<string>
  loginToken(email: string): Promise<string>
  close(): Promise<void>
}

/** Starts a separate server whose mails a test can read. */
export async function startAuthVisits(): Promise<AuthVisits> {
  const server = await startTestServer(WEB_FOLDER)
  const address = await server.listen()
  const browser = await shareBrowser()
  const accountCalls = accountCallsOf(server)
  const calls: AccountCalls = {
    ...accountCalls,
    async register(email) {
      await freeAddress(server, email)
      return accountCalls.register(email)
    },
  }
  return {
    server,
    calls,
    async open(to, look) {
      const page = await openPage(browser, address, look)
      await page.goto(to)
      return page
    },
    resetToken: (email) => calls.mailedToken(email, 'reset-password', () => calls.remind(email)),
    loginToken: (email) => calls.mailedToken(email, 'log-in-link', () => calls.sendLink(email)),
    close: async () => {
      await leaveBrowser(browser)
      await server.close()
    },
  }
}

export const pathOf = (page: Page): string => new URL(page.url()).pathname
