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

/** Serves the page with injected markup, and the server's own headers. */
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

/** The value that injected code sets when it runs. */
const markOf = (page: Page): Promise<unknown> => page.evaluate((): unknown => Reflect.get(window, 'injected'))

const reported = async (): Promise<readonly string[]> => {
  const rows = await server.services.db.selectFrom('reports').select(['message', 'path']).orderBy('message').execute()
  return rows.map(({ message, path: page }) => `${message} on ${page}`)
}

/** Ignores other violations, because a late one of the previous test may be reported too. */
const expectReport = (report: unknown) => expect.poll(reported).toEqual(expect.arrayContaining([report]))

describe('injected content', () => {
  it('does not run as a script', async () => {
    const page = await openWithMarkup('<script>window.injected = "inline"</script>')
    expect(await markOf(page)).toBeUndefined()
    await expectReport(`script-src-elem refused inline from ${address}${PAGE} on ${PAGE}`)
  })

  it('is not loaded as a script of another site', async () => {
    const page = await openWithMarkup(`<script src="${otherSite.address}/evil.js?stolen=1"></script>`)
    expect(await markOf(page)).toBeUndefined()
    await expectReport(`script-src-elem refused ${otherSite.address}/evil.js on ${PAGE}`)
  })

  it('does not run as an event handler', async () => {
    const page = await openWithMarkup('<button id="trap" onclick="window.injected = 1">Trap</button>')
    await page.locator('#trap').click()
    expect(await markOf(page)).toBeUndefined()
    // Older browsers report the page as the source, too.
    await expectReport(expect.stringMatching(/^script-src-attr refused inline( from \S+)? on \/\S+$/))
  })

  it('does nothing as a javascript: link', async () => {
    const page = await openWithMarkup('<a id="trap" href="javascript:window.injected = 1">Trap</a>')
    await page.locator('#trap').click()
    await expectReport(`script-src-elem refused inline from ${address}${PAGE} on ${PAGE}`)
    expect(await markOf(page)).toBeUndefined()
  })

  it('changes nothing as a style', async () => {
    const page = await openWithMarkup('<style>h1 { visibility: hidden }</style>')
    expect(await page.locator('h1').isVisible()).toBe(true)
    await expectReport(`style-src-elem refused inline from ${address}${PAGE} on ${PAGE}`)
  })

  it('sends nothing to another site as a form', async () => {
    const page = await openWithMarkup(`<form action="${otherSite.address}/"><button id="trap">Trap</button></form>`)
    // Does not wait for a navigation, because after a refused form the page never arrives.
    await page.locator('#trap').click({ noWaitAfter: true })
    await expectReport(`form-action refused ${otherSite.address}/ on ${PAGE}`)
    expect(page.url()).toBe(address + PAGE)
  })
})

describe('a cached page', () => {
  it('works again when the server answers that it has not changed', async () => {
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

/** Assigns a string as markup. Returns the name of the error, or the resulting content. */
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

describe('our own code', () => {
  it('cannot turn a string into markup', async () => {
    const page = await openWithMarkup('')
    expect(await assign(page, '<img src=x onerror=alert(1)>')).toBe('TypeError')
    await expectReport(`require-trusted-types-for refused Element innerHTML on ${PAGE}`)
  })

  it('can empty an element, as React Aria does with its announcements', async () => {
    const page = await openWithMarkup('')
    expect(await assign(page, '')).toBe('')
  })

  it('cannot load any worker except the service worker', async () => {
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
    // The browser reports the framing page as the document, and our page as the refused resource.
    await expectReport(`frame-ancestors refused ${address}/ on /`)
    expect(page.frames().map((frame) => frame.url())).not.toContain(address + PAGE)
  })
})
