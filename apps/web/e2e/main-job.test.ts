import path from 'node:path'
import { requireCalendarDay } from '@dayplate/dates'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openBrowser } from '../../../tools/browser/open-browser.ts'
import { hashAccessCode, insertAccessCode } from '../../server/src/modules/access/index.ts'
import { startTestServer, type TestServer } from '../../server/test/tools/test-server.ts'

const WEB_FOLDER = path.resolve(import.meta.dirname, '../dist')
const CODE = 'JOURNEY-30'
const SIZES = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
] as const

let server: TestServer
let address: string
let browser: Browser

beforeAll(async () => {
  server = await startTestServer(WEB_FOLDER)
  address = await server.listen()
  browser = await openBrowser()
  const createdAt = new Date(server.clock.now())
  await insertAccessCode(server.services.db, { codeHash: hashAccessCode(CODE), days: 30, usesAllowed: 10, createdAt })
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

/** A page whose clock is the server's, and the errors it has seen. */
async function openPage(viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport, timezoneId: 'Europe/Warsaw', locale: 'en-GB' })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.clock.setFixedTime(server.clock.now())
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { context, page, errors }
}

async function moveOneDay(page: Page): Promise<void> {
  server.clock.moveDays(1)
  await page.clock.setFixedTime(server.clock.now())
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto(`${address}/day-plan`)
  await page.waitForURL(/\/auth\/login\?/)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('checkbox').check()
  await page.getByLabel('First name (optional)').fill('Ada')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('plum-and-rye')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('heading', { name: 'You do not have access yet' }).waitFor()
}

async function useCode(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Enter an access code' }).click()
  await page.getByLabel('Access code').fill(CODE.toLowerCase())
  await page.getByRole('button', { name: 'Use the code' }).click()
  await page.waitForURL(/\/diet-settings$/)
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

async function answerWizard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('radio', { name: /Classic/ }).check({ force: true })
  await next(page)
  await page.getByRole('radio', { name: 'Female' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('1990-05-14')
  await page.getByLabel('Height', { exact: true }).fill('168')
  await next(page)
  await page.getByLabel('Weight', { exact: true }).fill('74.5')
  await next(page)
  await page.getByRole('radio', { name: /Lose weight/ }).check({ force: true })
  await page.getByRole('spinbutton', { name: 'Goal weight' }).fill('68')
  await next(page)
  await page.getByRole('radio', { name: /Some movement/ }).check({ force: true })
  await next(page)
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  for (const consent of await page.getByRole('checkbox').all()) await consent.check()
  await page.getByRole('button', { name: 'Prepare my plan' }).click()
}

/** What the first day aims at, as stored: the page itself only says whether it was met. */
async function targetKcal(email: string): Promise<number> {
  const { document } = await server.services.db
    .selectFrom('plan_days')
    .innerJoin('users', 'users.id', 'plan_days.user_id')
    .select('document')
    .where('email', '=', email)
    .where('date', '=', requireCalendarDay('2026-11-22'))
    .executeTakeFirstOrThrow()
  return storedProof.parse(document).proof.target.kcal
}

const storedProof = z.object({ proof: z.object({ target: z.object({ kcal: z.number() }) }) })

const kcalOfMeals = async (page: Page): Promise<number> => {
  const texts = await page
    .getByRole('article')
    .getByText(/^\d+ kcal$/)
    .allTextContents()
  return texts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)
}

describe.each(SIZES)('from sign-up to a plan that fits, on a $name', ({ name, viewport }) => {
  let context: BrowserContext
  let page: Page
  let errors: string[]
  beforeAll(async () => {
    server.clock.moveTo('2026-11-21T11:00:00Z')
    ;({ context, page, errors } = await openPage(viewport))
  })
  afterAll(() => context.close())

  it('registers, uses the access code and answers the wizard with a start tomorrow', async () => {
    await register(page, `${name}@example.com`)
    await useCode(page)
    await answerWizard(page)
    await page.getByRole('heading', { name: 'Your plan starts on Sunday 22 November' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/day-plan/2026-11-21')
  })

  it('shows four meals of the first day with kcal inside 2 % of the target', async () => {
    await page.getByRole('link', { name: 'Show the first day' }).click()
    await page.waitForURL(/\/day-plan\/2026-11-22$/)
    const meals = page.getByRole('article')
    await meals.first().waitFor()
    expect(await meals.count()).toBe(4)
    const target = await targetKcal(`${name}@example.com`)
    // Four rounded numbers may be off by half a kcal each.
    expect(Math.abs((await kcalOfMeals(page)) - target)).toBeLessThanOrEqual(target * 0.02 + 2)
  })

  it('shows the introduction on the first day, then today', async () => {
    await moveOneDay(page)
    await page.goto(`${address}/day-plan`)
    await page.waitForURL(/\/day-plan\/intro$/)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.waitForURL(/\/day-plan\/2026-11-22$/)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sunday')
  })

  it('keeps a meal eaten over a reload, and ends in the last state of a quick double click', async () => {
    const eaten = page.getByRole('button', { name: /^Eaten/ }).first()
    await eaten.click()
    await page.getByText('1 of 4 eaten today').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.reload()
    await page.getByText('1 of 4 eaten today').first().waitFor()
    expect(await eaten.getAttribute('aria-pressed')).toBe('true')
    await eaten.dblclick()
    await page.waitForLoadState('networkidle')
    await page.reload()
    await page.getByText('1 of 4 eaten today').first().waitFor()
  })

  it('logs nothing wrong on the way', () => {
    expect(errors).toEqual([])
  })
})
