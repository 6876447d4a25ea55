/// <reference lib="dom" />
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page, ViewportSize } from 'playwright-core'
import { isTracing } from '../../../tools/browser/open-contexts.ts'

/** How a device is set up for one visit. Visits with the same settings use one profile, one after another. */
export interface ProfileSettings extends Omit<BrowserContextOptions, 'storageState' | 'baseURL'> {
  /** Where the product answers, without a slash at the end. */
  readonly address: string
  /** Local storage as the visit finds it; what is null is not there. */
  readonly stored?: Readonly<Record<string, string | null>> | undefined
  /** Whether the service worker comes, as it does for most people. Such a profile is used once. */
  readonly hasWorker?: boolean
  /** Scripts that run in every document before its own. */
  readonly scripts?: readonly string[]
  /** The time at which the page's clock stands still, in milliseconds since 1970. */
  readonly now?: number
}

type EmulatedMedia = NonNullable<Parameters<Page['emulateMedia']>[0]>

interface KeptProfile {
  readonly key: string
  readonly context: BrowserContext
  readonly page: Page
  /** Null for a profile that is used once. */
  readonly devtools: CDPSession | null
  readonly viewport: ViewportSize | null
  readonly media: EmulatedMedia
  /** Whether something was done to it that nothing takes back. */
  isSpoiled: boolean
}

/** A document of the product without scripts, where storage can be written before a page reads it. */
const PLAIN_DOCUMENT = '/robots.txt'

/** The longest that a page may take to do as it is told, on a machine as busy as this one. */
export const PAGE_PATIENCE_MS = 15_000 * Number(process.env['TEST_PACE'] ?? 1)

const idle: KeptProfile[] = []
const inUse = new Map<Page, KeptProfile>()

/**
 * Opens a page that finds the device as if nobody had used it before. A new profile has its page in a process of its own, which
 * takes 1.3 s of processor time until the product stands in it; a profile that is cleaned and used again takes 0.4 s.
 */
export async function openCleanPage(browser: Browser, settings: ProfileSettings): Promise<Page> {
  const { stored = {}, now } = settings
  const key = keyOf(settings)
  const kept = (isTracing() ? undefined : takeIdle(browser, key)) ?? (await createProfile(browser, settings))
  const { context, page } = kept
  inUse.set(page, kept)
  page.setDefaultTimeout(PAGE_PATIENCE_MS)
  if (now !== undefined) await context.clock.setFixedTime(now)
  await page.goto(settings.address + PLAIN_DOCUMENT)
  await page.evaluate(fillStorage, stored)
  await kept.devtools?.send('Page.resetNavigationHistory')
  return page
}

/** Ends a visit: the profile is cleaned for the next one, or closed where that is not possible. */
export async function leavePage(page: Page): Promise<void> {
  const kept = inUse.get(page)
  inUse.delete(page)
  if (kept === undefined || kept.isSpoiled || page.isClosed()) return page.context().close()
  await clean(kept).then(
    () => void idle.push(kept),
    () => kept.context.close(),
  )
}

/** The same for profiles that can replace each other: storage and the time are set for each visit. */
const keyOf = ({ stored: _stored, now, ...lasting }: ProfileSettings): string =>
  JSON.stringify({ ...lasting, hasClock: now !== undefined })

function takeIdle(browser: Browser, key: string): KeptProfile | undefined {
  const place = idle.findIndex(
    (kept) => kept.key === key && kept.context.browser() === browser && !kept.page.isClosed(),
  )
  return place === -1 ? undefined : idle.splice(place, 1)[0]
}

async function createProfile(browser: Browser, settings: ProfileSettings): Promise<KeptProfile> {
  const { stored: _stored, now, ...lasting } = settings
  const { address, hasWorker = false, scripts = [], ...options } = lasting
  const context = await browser.newContext({ ...options, baseURL: address })
  if (!hasWorker) await context.addInitScript(refuseWorkers)
  for (const content of scripts) await context.addInitScript({ content })
  const page = await context.newPage()
  // While such a session is open, a page with a worker stays without a connection after it was cut off once.
  const devtools = hasWorker ? null : await context.newCDPSession(page)
  const [viewport, media] = [page.viewportSize(), mediaOf(options)]
  const kept = { key: keyOf(settings), context, page, devtools, viewport, media, isSpoiled: hasWorker || isTracing() }
  const spoil = () => void (kept.isSpoiled = true)
  watchCalls(page, SCRIPTS, spoil)
  watchCalls(context, [...SCRIPTS, 'newCDPSession'], spoil)
  watchCalls(context.clock, now === undefined ? [...CLOCK, 'setFixedTime'] : CLOCK, spoil)
  return kept
}

/** What a new page of the profile emulates: null would leave it to the machine. */
const mediaOf = (options: BrowserContextOptions): EmulatedMedia => ({
  media: null,
  colorScheme: options.colorScheme ?? 'light',
  reducedMotion: options.reducedMotion ?? 'no-preference',
  forcedColors: options.forcedColors ?? 'none',
  contrast: options.contrast ?? 'no-preference',
})

/** What a page or a context keeps to its end. */
const SCRIPTS = ['addInitScript', 'exposeBinding', 'exposeFunction']
const CLOCK = ['install', 'pauseAt', 'resume', 'runFor', 'fastForward', 'setSystemTime']

/** Calls `onCall` before each call of these methods of the object. */
function watchCalls(object: object, names: readonly string[], onCall: () => void): void {
  for (const name of names) {
    const method: unknown = Reflect.get(object, name)
    if (typeof method !== 'function') throw new Error(`There is no ${name} to watch.`)
    const value = (...args: unknown[]): unknown => {
      onCall()
      return Reflect.apply(method, object, args)
    }
    Object.defineProperty(object, name, { value, configurable: true })
  }
}

/** What tests listen to. */
const PAGE_EVENTS = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

/** Leaves nothing of the visit: no listeners, routes and other pages, no storage, no history. */
async function clean({ context, page, devtools, viewport, media }: KeptProfile): Promise<void> {
  const { origin } = new URL(page.url())
  const others = context.pages().filter((other) => other !== page)
  await Promise.all(others.map((other) => other.close()))
  for (const event of PAGE_EVENTS) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await page.goto('about:blank')
  await page.emulateMedia(media)
  if (viewport !== null) await page.setViewportSize(viewport)
  await context.clearCookies()
  await context.clearPermissions()
  await devtools?.send('Network.clearBrowserCache')
  await devtools?.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
}

/** Runs in the page. */
function fillStorage(stored: Readonly<Record<string, string | null>>): void {
  sessionStorage.clear()
  localStorage.clear()
  for (const [name, value] of Object.entries(stored)) if (value !== null) localStorage.setItem(name, value)
}

/** Runs in the page, as in some private windows. */
function refuseWorkers(): void {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('No workers here.', 'SecurityError'))
}

/** Opens the page a second time: the worker comes with the first visit, and answers from then on, also without a connection. */
export async function reopenWithWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
