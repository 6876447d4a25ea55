/// <reference lib="dom" />
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page, ViewportSize } from 'playwright-core'
import { isTracing } from '../../../tools/browser/open-contexts.ts'

/** The settings of a device for one visit. Visits with the same settings share a profile, one after another. */
export interface ProfileSettings extends Omit<BrowserContextOptions, 'storageState' | 'baseURL'> {
  /** The address of the product, without a trailing slash. */
  readonly address: string
  /** The initial local storage. Null values are left out. */
  readonly stored?: Readonly<Record<string, string | null>> | undefined
  /** Whether the service worker is installed, as for most users. Such a profile is used once. */
  readonly hasWorker?: boolean
  /** Scripts that run in every document before its own scripts. */
  readonly scripts?: readonly string[]
  /** The fixed time of the page's clock, in milliseconds since 1970. */
  readonly now?: number
}

type EmulatedMedia = NonNullable<Parameters<Page['emulateMedia']>[0]>

interface KeptProfile {
  readonly key: string
  readonly context: BrowserContext
  readonly page: Page
  /** Identifies profiles with the same settings; null for a profile that is used once. */
  readonly devtools: CDPSession | null
  readonly viewport: ViewportSize | null
  readonly media: EmulatedMedia
  /** Whether the visit made a change that cannot be reverted, so that the profile must not be used again. */
  isSpoiled: boolean
}

/** A document of the product without scripts, so that storage can be written before a page reads it. */
const PLAIN_DOCUMENT = '/robots.txt'

/** The longest time a page may take to react, in milliseconds, adjusted to the load of the machine. */
export const PAGE_PATIENCE_MS = 15_000 * Number(process.env['TEST_PACE'] ?? 1)

const idle: KeptProfile[] = []
const inUse = new Map<Page, KeptProfile>()

/**
 * Opens a page on a device that seems unused. A new profile runs its page in a separate process, which takes 1.3 s of processor
 * time until the product is loaded. A cleaned profile takes 0.4 s.
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

/** The same key for profiles that can replace each other. Storage and time are not part of it, because each visit sets them. */
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
  // While such a session is open, a page with a service worker stays offline after it was offline once.
  const devtools = hasWorker ? null : await context.newCDPSession(page)
  const [viewport, media] = [page.viewportSize(), mediaOf(options)]
  const kept = { key: keyOf(settings), context, page, devtools, viewport, media, isSpoiled: hasWorker || isTracing() }
  const spoil = () => void (kept.isSpoiled = true)
  watchCalls(page, SCRIPTS, spoil)
  watchCalls(context, [...SCRIPTS, 'newCDPSession'], spoil)
  watchCalls(context.clock, now === undefined ? [...CLOCK, 'setFixedTime'] : CLOCK, spoil)
  return kept
}

/** The media features that a new page emulates. Null would use those of the machine. */
const mediaOf = (options: BrowserContextOptions): EmulatedMedia => ({
  media: null,
  colorScheme: options.colorScheme ?? 'light',
  reducedMotion: options.reducedMotion ?? 'no-preference',
  forcedColors: options.forcedColors ?? 'none',
  contrast: options.contrast ?? 'no-preference',
})

/** Methods whose effect on a page or a context cannot be reverted. */
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

/** The events that tests listen to. */
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

/** Removes all state of the visit: listeners, routes, other pages, storage and history. */
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

/** Runs in the page. Rejects service workers, as some private windows do. */
function refuseWorkers(): void {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('No workers here.', 'SecurityError'))
}

/** Loads the page twice. The first load installs the service worker, which then answers, also offline. */
export async function reopenWithWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
