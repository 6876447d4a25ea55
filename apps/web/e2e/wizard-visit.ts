import path from 'node:path'
import { addDays, requireCalendarDay } from '@dayplate/dates'
import type { DietId } from '@dayplate/rules/diet-settings'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { scenario } from '../../server/src/scenario/index.ts'
import { accountCallsOf } from '../../server/test/tools/account-calls.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '../../server/test/tools/test-server.ts'
import { leavePage, openCleanPage, type ProfileSettings } from './clean-page.ts'
import { freeAddress } from './free-address.ts'

const WEB_FOLDER = path.resolve(import.meta.dirname, '../dist')
export const PASSWORD = 'plum-and-rye'
const PHONE = { width: 390, height: 844 }

export interface WizardVisits {
  readonly server: TestServer
  readonly address: string
  /** Creates a user with access and without a plan. */
  createNewcomer(email: string): Promise<void>
  /** Creates a user whose plan started three days ago and who has read the introduction. The diet defaults to classic. */
  createSubscriber(email: string, dietId?: DietId): Promise<void>
  /** Creates such a user who has not read the introduction. */
  createBeginner(email: string): Promise<void>
  /** Opens the day plan as this user, and follows redirects. The page is closed when the test ends. */
  visit(email: string): Promise<Page>
  /** Opens the day plan for all tests of a file. The page is closed when the file ends. */
  visitForAll(email: string): Promise<Page>
  /** Logs in by the form as another user on the same device. */
  logIn(page: Page, email: string): Promise<void>
  close(): Promise<void>
}

type VisitSettings = Pick<ProfileSettings, 'hasWorker'> & Pick<TestServerOptions, 'drawer'>

/** Starts a separate server with a fixed clock, and opens pages with the same clock. */
export async function startWizardVisits({ drawer, ...profile }: VisitSettings = {}): Promise<WizardVisits> {
  const server = await startTestServer(WEB_FOLDER, drawer === undefined ? {} : { drawer })
  const address = await server.listen()
  const browser = await shareBrowser()
  const calls = accountCallsOf(server)
  const { subscriber, today } = scenario(server.services)
  const withAccess = (email: string) =>
    subscriber({ email, password: PASSWORD, name: 'Ada' }).withAccess({ startsOn: addDays(today(), -3), days: 60 })
  const withPlan = (email: string, dietId: DietId = CLASSIC.dietId) =>
    withAccess(email).withPlan({ settings: { ...CLASSIC, dietId, startDate: addDays(today(), -3) }, days: 10 })
  async function open(email: string): Promise<Page> {
    const { token } = await calls.logIn(email, PASSWORD)
    const settings = { ...profile, address, viewport: PHONE, timezoneId: 'Europe/Warsaw', locale: 'en-GB' }
    const page = await openCleanPage(browser, { ...settings, stored: { token }, now: server.clock.now() })
    await page.goto('/day-plan')
    await page.locator('h1').first().waitFor()
    return page
  }
  return {
    server,
    address,
    logIn: (page, email) => fillLogin(page, { address, email }),
    async createNewcomer(email) {
      await freeAddress(server, email)
      await withAccess(email).create()
    },
    async createSubscriber(email, dietId) {
      await freeAddress(server, email)
      await withPlan(email, dietId).withIntroductionSeen().create()
    },
    async createBeginner(email) {
      await freeAddress(server, email)
      await withPlan(email).create()
    },
    visit: async (email) => {
      const page = await open(email)
      onTestFinished(() => leavePage(page))
      return page
    },
    visitForAll: (email) => open(email),
    close: async () => {
      await leaveBrowser(browser)
      await server.close()
    },
  }
}

export const CLASSIC = {
  sex: 'female',
  dateOfBirth: requireCalendarDay('1990-05-14'),
  height: { value: 168, unit: 'cm' },
  weight: { value: 74.5, unit: 'kg' },
  goalWeight: { value: 67, unit: 'kg' },
  dietMode: 'slimming',
  dietId: 3,
  dietType: 'standard',
  activityLevel: 'ACTIVITY_LEVEL_LOW',
} as const

async function fillLogin(page: Page, { address, email }: { readonly address: string; readonly email: string }) {
  await page.goto(`${address}/auth/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

/** Waits for the question with this title. */
export const question = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Goes from a subscriber's summary to the last question, changing only the diet. */
export async function changeDietTo(page: Page, diet: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Change your diet' }).click()
  await page.getByRole('radio', { name: diet }).check({ force: true })
  const rest = [
    'A little about you',
    'How much do you weigh?',
    'What’s your goal?',
    'How active are you?',
    'Is there anything you don’t eat?',
  ]
  for (const title of [...rest, 'When do you want to start?']) {
    await next(page)
    await question(page, title)
  }
}

/** Answers No to each question about health. */
export async function answerNoToHealth(page: Page): Promise<void> {
  for (const no of await page.getByRole('radio', { name: 'No', exact: true }).all()) await no.check()
}

/**
 * Answers No to each question about health, consents if asked to, and continues to the plan, or to the preview if the user
 * already has a plan.
 */
export async function confirmAndGoOn(page: Page): Promise<void> {
  await answerNoToHealth(page)
  for (const consent of await page.getByRole('checkbox').all()) await consent.check()
  await page.getByRole('button', { name: /Prepare my plan|See what changes/ }).click()
}

/** The same for a user with a plan, and accepts the preview. */
export async function confirmAndChange(page: Page): Promise<void> {
  await confirmAndGoOn(page)
  await page.getByRole('button', { name: 'Change my plan' }).click()
}
