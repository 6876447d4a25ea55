/// <reference lib="dom" />
import path from 'node:path'
import { addDays, requireCalendarDay } from '@dayplate/dates'
import type { Browser, BrowserContextOptions, Locator, Page, Request } from 'playwright-core'
import { z } from 'zod'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { scenario } from '../../server/src/scenario/index.ts'
import { startTestServer, type TestServer } from '../../server/test/tools/test-server.ts'
import { DESKTOP, openBlankPage } from './frame-visit.ts'

const WEB_FOLDER = path.resolve(import.meta.dirname, '../dist')
const PASSWORD = 'plum-and-rye'
const LOGIN = `mutation Login($email: String!, $password: String!) {
  login(email: $email, password: $password) { ... on Token { token } }
}`

const loggedIn = z.object({ login: z.object({ token: z.string() }) })

const CLASSIC = {
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

export interface MealLook extends Pick<BrowserContextOptions, 'viewport' | 'reducedMotion'> {
  readonly language?: 'en' | 'pl'
  /** The token of an existing session, to open another page of the same user. */
  readonly token?: string
  /** Called before the page sends any request. */
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly search?: string
}

/** A user's day plan page, and its errors. */
export interface MealVisit {
  readonly page: Page
  readonly token: string
  readonly errors: readonly string[]
}

export interface MealVisits {
  readonly server: TestServer
  /** Opens the day plan of a user whose plan started three days ago. Every visit has a new user, unless one is named. */
  visit(look?: MealLook): Promise<MealVisit>
  close(): Promise<void>
}

/** Starts a separate server with a fixed clock, and opens day plans of its users. */
export async function startMealVisits(): Promise<MealVisits> {
  const server = await startTestServer(WEB_FOLDER)
  const address = await server.listen()
  const browser = await shareBrowser()
  let people = 0
  return {
    server,
    async visit(look = {}) {
      people += 1
      const token = look.token ?? (await newSubscriber(server, `meal${people}@example.com`))
      return openDayPlan(browser, server, { address, token, look })
    },
    close: async () => {
      await leaveBrowser(browser)
      await server.close()
    },
  }
}

async function newSubscriber({ services, client }: TestServer, email: string): Promise<string> {
  const { subscriber, today } = scenario(services)
  const startDate = addDays(today(), -3)
  await subscriber({ email, password: PASSWORD, name: 'Ada' })
    .withAccess({ startsOn: startDate, days: 60 })
    .withPlan({ settings: { ...CLASSIC, startDate }, days: 10 })
    .withIntroductionSeen()
    .create()
  const { data } = await client.call(LOGIN, { variables: { email, password: PASSWORD } })
  return loggedIn.parse(data).login.token
}

interface Opening {
  readonly address: string
  readonly token: string
  readonly look: MealLook
}

async function openDayPlan(
  browser: Browser,
  server: TestServer,
  { address, token, look }: Opening,
): Promise<MealVisit> {
  const { language = 'en', viewport = DESKTOP, reducedMotion = 'reduce', prepare, search = '' } = look
  const page = await openBlankPage(browser, { address, token, language, look: { viewport, reducedMotion } })
  const errors: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.clock.setFixedTime(server.clock.now())
  await prepare?.(page)
  await page.goto(`${address}/day-plan/2026-11-21${search}`)
  await page.getByRole('article').first().waitFor()
  return { page, token, errors }
}

/** Changes the text of every answer of the gateway. */
export const rewriteAnswers = (page: Page, change: (body: string) => string) =>
  page.route('**/graphql**', async (route) => {
    // The page may have been closed in the meantime.
    const answer = await route
      .fetch()
      .then(async (response) => ({ response, body: change(await response.text()) }))
      .catch(() => null)
    if (answer !== null) await route.fulfill(answer)
  })

/** Matches calls of the gateway by the name of their operation. */
export const isCall = (request: Request, name: string): boolean =>
  request.url().includes('/graphql') && (request.postData() ?? '').includes(`${name}(`)

export const cardOf = (page: Page, meal: string): Locator => page.locator(`#meal-${meal}`)
export const dialogOf = (page: Page): Locator => page.getByRole('dialog')

/** Opens the details of a meal and waits for its dishes. */
export async function openMeal(page: Page, meal: string): Promise<Locator> {
  await cardOf(page, meal).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('heading', { level: 3 }).first().waitFor()
  return dialog
}

/** The replaceable ingredients of the open meal. */
export const replaceable = (page: Page): Locator => dialogOf(page).locator('button[aria-expanded]')

/** The shown ingredients of the open meal. */
export const ingredientsOf = (page: Page): Promise<readonly string[]> =>
  dialogOf(page).getByRole('group', { name: 'Ingredients' }).getByRole('listitem').allInnerTexts()

/** Opens the first meal with a replaceable ingredient. */
export async function openReplaceable(page: Page): Promise<Locator> {
  const dialog = await openMeal(page, 'breakfast')
  for (const meal of ['Breakfast', 'Lunch', 'Snack', 'Dinner']) {
    await dialog.getByRole('button', { name: meal, exact: true }).click()
    await dialog.locator('[aria-current=true]', { hasText: meal }).waitFor()
    await dialog.getByRole('heading', { level: 3 }).first().waitFor()
    if ((await replaceable(page).count()) > 0) return dialog
  }
  throw new Error('Nothing of this day can be replaced.')
}

/** Opens the foods that can replace the first replaceable ingredient. */
export async function openFoods(page: Page): Promise<Locator> {
  await replaceable(page).first().click()
  const first = dialogOf(page)
    .getByRole('button', { name: /^Use this/ })
    .first()
  await first.waitFor()
  return first
}
