/// <reference lib="dom" />
import { DEFAULT_TIME_ZONE } from '@dayplate/dates'
import type { Language } from '@dayplate/messages'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { NOTE_MOVEMENTS } from './movements.ts'
import { leavePage, openCleanPage } from './clean-page.ts'
import type { Screen } from './routes.ts'
import { watchRequests } from './watch-requests.ts'

/** The error of a request that the page itself aborted, because it shows something else by now. */
const CALLED_OFF = 'net::ERR_ABORTED'

export interface VisitOptions {
  /** The address of the product, without a trailing slash. */
  readonly address: string
  readonly screen: Screen
  /** The viewer's session; null for a visitor. */
  readonly token: string | null
  /** Size and theme of the window. */
  readonly look?: Pick<BrowserContextOptions, 'viewport' | 'colorScheme'>
  /**
   * Whether the user saves data, so that nothing is preloaded. On a busy machine a preload could start before the page is
   * loaded.
   */
  readonly isSparing?: boolean
  /** The chosen language. Defaults to the browser's, English. */
  readonly language?: Language
}

/** A page that has loaded, or failed to load. */
export interface Visit {
  readonly page: Page
  /** Descriptions of errors of the page, its console and its requests, and of violations of the policy. */
  readonly problems: readonly string[]
  /** The addresses of the scripts that it requested until it was loaded. */
  readonly scripts: readonly string[]
  close(): Promise<void>
}

/** Opens the screen in a clean profile and waits until it is loaded: redirects, title, fonts and pictures. */
export async function visit(
  browser: Browser,
  { address, screen, token, look, language, isSparing = false }: VisitOptions,
): Promise<Visit> {
  const dietIsReady = screen.hasNews === true ? 'true' : null
  const page = await openCleanPage(browser, {
    ...look,
    address,
    // The values that the app itself stores: the session, and the theme and language that override the device's.
    stored: { token, theme: look?.colorScheme ?? null, locale: language ?? null, dietIsReady },
    locale: 'en-US',
    timezoneId: DEFAULT_TIME_ZONE,
    reducedMotion: 'reduce',
    scripts: [`(${String(reportRefusals)})()`, NOTE_MOVEMENTS, ...(isSparing ? [`(${String(spareData)})()`] : [])],
  })
  const problems = collectProblems(page, screen.isUnknown === true ? address + screen.url : null)
  const scripts = collectScripts(page)
  const untilQuiet = watchRequests(page)
  await takeReports(page, problems)
  try {
    await page.goto(address + screen.url)
    await page.waitForURL(({ pathname }) => pathname === pathOf(screen))
    await untilItStands(page)
    await untilQuiet()
    // The address may have matched only for a moment, before a guard redirected.
    if (!isThere(page, screen)) problems.push(`landed on ${page.url()}`)
  } catch (error) {
    problems.push(`${String(error)} at ${page.url()}`)
  }
  return { page, problems, scripts: [...scripts], close: () => leavePage(page) }
}

const pathOf = ({ url, landsOn }: Screen): string => landsOn ?? new URL(url, 'http://here.invalid').pathname

const isThere = (page: Page, screen: Screen): boolean => new URL(page.url()).pathname === pathOf(screen)

/** Receives the page's error reports instead of the server. A "not found" is allowed, any other report is a problem. */
async function takeReports(page: Page, problems: string[]): Promise<void> {
  await page.route('**/reports/errors', async (route) => {
    const report = route.request().postData() ?? ''
    if (!report.startsWith('{"kind":"not-found"')) problems.push(`reported: ${report}`)
    await route.fulfill({ status: 204 })
  })
}

/** Collects the problems of the page. For the address `unknown`, the status 404 is expected. */
function collectProblems(page: Page, unknown: string | null): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && message.location().url !== unknown)
      problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'for no given reason'
    if (reason !== CALLED_OFF) problems.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== unknown)
      problems.push(`status ${response.status()}: ${response.url()}`)
  })
  return problems
}

function collectScripts(page: Page): ReadonlySet<string> {
  const addresses = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.add(request.url())
  })
  return addresses
}

/** Runs in the page. Reports that the device saves data. */
function spareData(): void {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } })
}

/** Runs in the page. Logs violations of the content security policy as console errors, which count as problems. */
function reportRefusals(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
    // oxlint-disable-next-line no-console -- the console is how the page tells the test
    console.error(`refused by the policy: ${effectiveDirective} ${blockedURI} from ${sourceFile} ${sample}`)
  })
}

async function untilItStands(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // A lazy picture below the fold would never load.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
  })
}
