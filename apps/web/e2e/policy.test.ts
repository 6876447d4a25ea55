/// <reference lib="dom" />
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startTestServer, type TestServer } from '../../server/test/tools/test-server.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { startOtherSite, type OtherSite } from './other-site.ts'

const WEB_FOLDER = path.join(import.meta.dirname, '../dist')
const PAGE = '/auth/login'

let browser: Browser
let server: TestServer
let address: string
let otherSite: OtherSite

beforeAll(async () => {
  server = await startTestServer(WEB_FOLDER)
  address = await server.listen()
  otherSite = await startOtherSite()
  browser = await shareBrowser()
})
afterEach(() => server.services.db.deleteFrom('reports').execute())
afterAll(async () => {
  await leaveBrowser(browser)
  await otherSite.close()
  await server.close()
})

async function openPage(): Promise<Page> {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  return context.newPage()
}

/** The page as it would come if somebody's markup had found a way into it. The headers stay the server's. */
async function openWithMarkup(markup: string): Promise<Page> {
  const page = await openPage()
  await page.route(address + PAGE, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${markup}</body>`) })
  })
  await page.goto(address + PAGE)
  await page.locator('h1').waitFor()
  return page
}

/** What injected code leaves behind when it runs. */
const markOf = (page: Page): Promise<unknown> => page.evaluate((): unknown => Reflect.get(window, 'injected'))

const reported = async (): Promise<readonly string[]> => {
  const rows = await server.services.db.selectFrom('reports').select(['message', 'path']).orderBy('message').execute()
  return rows.map(({ message, path: page }) => `${message} on ${page}`)
}

/** Beside it may stand a late one of the test before. */
const expectReport = (report: unknown) => expect.poll(reported).toEqual(expect.arrayContaining([report]))

describe('what gets into a page', () => {
  it('as a script does not run', async () => {
    const page = await openWithMarkup('<script>window.injected = "inline"</script>')
    expect(await markOf(page)).toBeUndefined()
    await expectReport(`script-src-elem refused inline from ${address}${PAGE} on ${PAGE}`)
  })

  it('as a script of another site is not fetched', async () => {
    const page = await openWithMarkup(`<script src="${otherSite.address}/evil.js?stolen=1"></script>`)
    expect(await markOf(page)).toBeUndefined()
    await expectReport(`script-src-elem refused ${otherSite.address}/evil.js on ${PAGE}`)
  })

  it('as an event handler does not run', async () => {
    const page = await openWithMarkup('<button id="trap" onclick="window.injected = 1">Trap</button>')
    await page.locator('#trap').click()
    expect(await markOf(page)).toBeUndefined()
    // Older browsers name the page as the place as well.
    await expectReport(expect.stringMatching(/^script-src-attr refused inline( from \S+)? on \/\S+$/))
  })

  it('as a javascript: link leads nowhere', async () => {
    const page = await openWithMarkup('<a id="trap" href="javascript:window.injected = 1">Trap</a>')
    await page.locator('#trap').click()
    await expectReport(`script-src-elem refused inline from ${address}${PAGE} on ${PAGE}`)
    expect(await markOf(page)).toBeUndefined()
  })

  it('as a style changes nothing', async () => {
    const page = await openWithMarkup('<style>h1 { visibility: hidden }</style>')
    expect(await page.locator('h1').isVisible()).toBe(true)
    await expectReport(`style-src-elem refused inline from ${address}${PAGE} on ${PAGE}`)
  })

  it('as a form sends nothing to another site', async () => {
    const page = await openWithMarkup(`<form action="${otherSite.address}/"><button id="trap">Trap</button></form>`)
    // No waiting: a form that was refused leaves the browser expecting a page that never comes.
    await page.locator('#trap').click({ noWaitAfter: true })
    await expectReport(`form-action refused ${otherSite.address}/ on ${PAGE}`)
    expect(page.url()).toBe(address + PAGE)
  })
})

describe('a page that is kept', () => {
  it('stands again when the server says that it has not changed', async () => {
    const page = await openPage()
    await page.goto(address + PAGE)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    for (let visits = 0; visits < 2; visits += 1) {
      await page.goto(address + PAGE)
      await page.locator('h1').waitFor()
    }
    expect(await reported()).toEqual([])
  })
})

/** Assigns the text as markup, and answers the name of the error or what stands there then. */
const assign = (page: Page, text: string): Promise<string> =>
  page.evaluate((html) => {
    const element = document.createElement('div')
    element.append('before')
    try {
      element.innerHTML = html
      return element.innerHTML
    } catch (error) {
      return error instanceof Error ? error.name : 'nothing known'
    }
  }, text)

describe('code of ours', () => {
  it('cannot make markup of a string', async () => {
    const page = await openWithMarkup('')
    expect(await assign(page, '<img src=x onerror=alert(1)>')).toBe('TypeError')
    await expectReport(`require-trusted-types-for refused Element innerHTML on ${PAGE}`)
  })

  it('may empty an element, which React Aria does to its announcements', async () => {
    const page = await openWithMarkup('')
    expect(await assign(page, '')).toBe('')
  })

  it('cannot load a worker from anywhere but the service worker', async () => {
    const page = await openWithMarkup('')
    const refusal = page.evaluate(() => navigator.serviceWorker.register('/theme.js'))
    await expect(refusal).rejects.toThrow('TrustedScriptURL')
  })

  it('cannot call another site', async () => {
    const page = await openWithMarkup('')
    await expect(page.evaluate((url) => fetch(url).then(String), otherSite.address)).rejects.toThrow('Failed to fetch')
    await expectReport(`connect-src refused ${otherSite.address}/ on ${PAGE}`)
  })
})

describe('another site', () => {
  it('cannot show our pages in a frame', async () => {
    const page = await openPage()
    await page.goto(`${otherSite.address}/frame?${encodeURIComponent(address + PAGE)}`)
    // The browser tells of the framing page as the document, and of ours as what was refused.
    await expectReport(`frame-ancestors refused ${address}/ on /`)
    expect(page.frames().map((frame) => frame.url())).not.toContain(address + PAGE)
  })
})
