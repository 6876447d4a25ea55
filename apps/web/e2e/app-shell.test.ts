import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { z } from 'zod'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { drawingVersion } from '../../server/src/modules/pictures/picture-urls.ts'
import { PAGE_PATIENCE_MS, reopenWithWorker } from './clean-page.ts'
import { openSession } from './routes-viewers.ts'
import { untilIdle } from './watch-requests.ts'

const FIVE_MINUTES_MS = 5 * 60 * 1000

const address = inject('appAddress')
let browser: Browser

beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

async function newContext(): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  context.setDefaultTimeout(PAGE_PATIENCE_MS)
  onTestFinished(() => context.close())
  return context
}

/** Opens a page whose service worker is ready, so that it also opens offline. */
async function openWithWorker(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  await reopenWithWorker(page)
  // The page also fetches the files of all other pages, which may take longer on a busy machine than a page may.
  await page.waitForLoadState('networkidle', { timeout: 4 * PAGE_PATIENCE_MS })
  return page
}

/** Waits until the worker has cached the files of all pages, which the page fetches once it is idle. */
const untilAllFilesAreCached = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(countMissingFiles), { timeout: 4 * PAGE_PATIENCE_MS }).toBe(0)

/** Runs in the page. */
async function countMissingFiles(): Promise<number> {
  const later: readonly string[] = await (await fetch('/later-files.json')).json()
  const cached = await (await caches.open('assets')).keys()
  const paths = new Set(cached.map(({ url }) => new URL(url).pathname))
  return later.filter((file) => !paths.has(`/${file}`)).length
}

describe('without a connection', () => {
  it('a visited page opens again, with its fonts and texts', async () => {
    const context = await newContext()
    const page = await openWithWorker(context, `${address}/auth/login`)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true)
  })

  it('a page that was never visited opens', async () => {
    const context = await newContext()
    const page = await openWithWorker(context, `${address}/auth/login`)
    await untilAllFilesAreCached(page)
    await context.setOffline(true)
    await page.goto(`${address}/auth/register`)
    await page.getByRole('button', { name: 'Create account' }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Create your account')
  })

  it('a page that needs the gateway says so inside the frame, and loads by itself when the connection returns', async () => {
    const context = await newContext()
    const page = await openWithWorker(context, `${address}/auth/login`)
    await untilAllFilesAreCached(page)
    await context.setOffline(true)
    await page.goto(`${address}/terms-of-service`)
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true)
    await context.setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Terms of service' }).waitFor()
  })

  it('no answer of the gateway is cached', async () => {
    const context = await newContext()
    const page = await openWithWorker(context, `${address}/auth/login`)
    const kept = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = await Promise.all(caches_.map((cache) => cache.keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toContain('/index.html')
    expect(kept.filter((path) => path.startsWith('/graphql'))).toEqual([])
  })
})

describe('logging out without a connection', () => {
  it('clears the token and the pictures of the user’s meals at once', async () => {
    const context = await newContext()
    const token = await openSession(address, 'subscriber')
    await context.addInitScript((kept) => {
      if (kept !== null && sessionStorage.getItem('isLoggedInOnce') === null) localStorage.setItem('token', kept)
      sessionStorage.setItem('isLoggedInOnce', 'yes')
    }, token)
    const page = await openWithWorker(context, `${address}/day-plan`)
    const pictures = () => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length)
    // An older drawing of a food, which the worker keeps: this server draws none of the new pictures.
    await page.evaluate((url) => fetch(url), `/pictures/${drawingVersion()}/foods/carrot.svg`)
    await expect.poll(pictures).toBeGreaterThan(0)
    await context.setOffline(true)
    await page.goto(`${address}/auth/logout`)
    await page.waitForURL('**/auth/login')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    expect(await pictures()).toBe(0)
  })
})

describe('a new release', () => {
  /** A proxy in front of the product. It serves a different service worker after each release. */
  async function serveReleases() {
    let release = 1
    let timesAsked = 0
    const server = createServer((request, response) => {
      void fetch(address + request.url).then(async (answer) => {
        const isWorker = request.url === '/sw.js'
        const body = await answer.bytes()
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
        response.write(body)
        // Reads the release and marks it as served at once, because another release may follow before the next request.
        if (isWorker) {
          response.write(`\n// release ${release}`)
          timesAsked += 1
        }
        response.end()
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const bound = z.object({ port: z.number() }).parse(server.address())
    return {
      address: `http://127.0.0.1:${bound.port}`,
      ship: () => {
        release += 1
      },
      timesAsked: () => timesAsked,
    }
  }

  /** Opens a page of the first release, and waits until the browser has checked for a newer one, as it does on opening. */
  async function openFirstRelease() {
    const releases = await serveReleases()
    const page = await openWithWorker(await newContext(), `${releases.address}/auth/login`)
    await expect.poll(releases.timesAsked).toBe(2)
    return { releases, page }
  }

  /** Counts how often the page checks for a newer release from now on. */
  async function countUpdateChecks(page: Page): Promise<() => Promise<number>> {
    const counter = await page.evaluateHandle(() => {
      const checks = { count: 0 }
      const check = ServiceWorkerRegistration.prototype.update
      ServiceWorkerRegistration.prototype.update = function update() {
        checks.count += 1
        return check.call(this)
      }
      return checks
    })
    return () => counter.evaluate(({ count }) => count)
  }

  const goToAnotherPage = async (page: Page) => {
    const [here, link] = page.url().endsWith('/login') ? ['login', 'Create an account'] : ['register', 'Log in']
    await page.getByRole('link', { name: link }).click()
    await page.waitForURL((url) => !url.pathname.endsWith(here))
  }

  it('is checked for at most every five minutes, is offered unobtrusively and loads when the user agrees', async () => {
    const { releases, page } = await openFirstRelease()
    const timesChecked = await countUpdateChecks(page)
    releases.ship()
    await goToAnotherPage(page)
    await untilIdle(page)
    expect(await timesChecked()).toBe(0)

    await page.clock.setSystemTime(Date.now() + FIVE_MINUTES_MS)
    await goToAnotherPage(page)
    const notice = page.getByText('A new version is available.')
    await notice.waitFor()
    expect(await timesChecked()).toBe(1)
    expect(releases.timesAsked()).toBe(3)

    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update now' }).click()])
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await notice.count()).toBe(0)
  })

  it('loads in another tab only when the user agrees there, and keeps the input there until then', async () => {
    const { releases, page } = await openFirstRelease()
    const other = await page.context().newPage()
    await other.goto(`${releases.address}/auth/login`)
    await other.getByLabel('E-mail').fill('ewa@example.com')
    await other.waitForLoadState('networkidle')
    releases.ship()
    await page.clock.setSystemTime(Date.now() + FIVE_MINUTES_MS)
    await goToAnotherPage(page)
    const agree = { name: 'Update now' }
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', agree).click()])
    const stateOfWorker = () => other.evaluate(() => navigator.serviceWorker.controller?.state)
    await expect.poll(stateOfWorker).toBe('activated')
    expect(await other.getByLabel('E-mail').inputValue()).toBe('ewa@example.com')
    await Promise.all([other.waitForEvent('load'), other.getByRole('button', agree).click()])
    await other.getByRole('heading', { level: 1 }).waitFor()
    expect(await other.getByText('A new version is available.').count()).toBe(0)
  })

  it('can be postponed', async () => {
    const { releases, page } = await openFirstRelease()
    releases.ship()
    await page.clock.setSystemTime(Date.now() + FIVE_MINUTES_MS)
    await goToAnotherPage(page)
    await page.getByText('A new version is available.').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await page.getByText('A new version is available.').count()).toBe(0)
  })
})

const manifestSchema = z.object({
  start_url: z.string(),
  display: z.literal('standalone'),
  icons: z.array(z.object({ src: z.string(), sizes: z.string() })).min(3),
})

describe('the manifest', () => {
  it('makes the app installable, with every icon in its declared size', async () => {
    const context = await newContext()
    const page = await context.newPage()
    await page.goto(`${address}/auth/login`)
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const { icons } = manifestSchema.parse(await (await fetch(address + href)).json())
    for (const { src, sizes } of icons) {
      const measured = await page.evaluate(async (source) => {
        const image = new Image()
        image.src = source
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, src)
      expect(measured, src).toBe(sizes)
    }
  })
})
