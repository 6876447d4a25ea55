/// <reference lib="dom" />
import { DEFAULT_TIME_ZONE } from '@dayplate/dates'
import type { Language } from '@dayplate/messages'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { NOTE_MOVEMENTS } from './movements.ts'
import { leavePage, openCleanPage } from './clean-page.ts'
import type { Screen } from './routes.ts'
import { watchRequests } from './watch-requests.ts'

/** The page itself no longer wanted the answer, for it shows something else by now. */
const CALLED_OFF = 'net::ERR_ABORTED'

export interface VisitOptions {
  /** Where the product answers, without a slash at the end. */
  readonly address: string
  readonly screen: Screen
  /** The viewer's session; null for a visitor. */
  readonly token: string | null
  /** Size and theme of the window. */
  readonly look?: Pick<BrowserContextOptions, 'viewport' | 'colorScheme'>
  /** The person spares data: nothing is fetched ahead of need, which on a busy machine may come before the page stands. */
  readonly isSparing?: boolean
  /** The language the person has chosen; by default the browser's, English. */
  readonly language?: Language
}

/** A page that stands, or has failed to. */
export interface Visit {
  readonly page: Page
  /** Errors of the page, of its console and of its requests, and refusals of the policy, in words. */
  readonly problems: readonly string[]
  /** The addresses of the scripts it fetched until it stood. */
  readonly scripts: readonly string[]
  close(): Promise<void>
}

/** Opens the screen in a clean browser profile and waits until it stands: redirected, titled, fonts and pictures loaded. */
export async function visit(
  browser: Browser,
  { address, screen, token, look, language, isSparing = false }: VisitOptions,
): Promise<Visit> {
  const dietIsReady = screen.hasNews === true ? 'true' : null
  const page = await openCleanPage(browser, {
    ...look,
    address,
    // What the app itself would have stored: the session and, over those of the device, the chosen theme and language.
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
    // It may have been there for a moment only, before a guard sent it on.
    if (!isThere(page, screen)) problems.push(`landed on ${page.url()}`)
  } catch (error) {
    problems.push(`${String(error)} at ${page.url()}`)
  }
  return { page, problems, scripts: [...scripts], close: () => leavePage(page) }
}

const pathOf = ({ url, landsOn }: Screen): string => landsOn ?? new URL(url, 'http://here.invalid').pathname

const isThere = (page: Page, screen: Screen): boolean => new URL(page.url()).pathname === pathOf(screen)

/** Takes in what the page reports, in place of the server: a page that was not found may say so, anything else is a problem. */
async function takeReports(page: Page, problems: string[]): Promise<void> {
  await page.route('**/reports/errors', async (route) => {
    const report = route.request().postData() ?? ''
    if (!report.startsWith('{"kind":"not-found"')) problems.push(`reported: ${report}`)
    await route.fulfill({ status: 204 })
  })
}

/** `unknown` is an address that the server is right not to know. */
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

/** Runs in the page, as on a device that is told to. */
function spareData(): void {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } })
}

/** Runs in the page: what the content security policy refuses becomes an error of the console, and so a problem. */
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
