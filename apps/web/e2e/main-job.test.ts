import path from 'node:path'
import { formatDay, requireCalendarDay } from '@dayplate/dates'
import { createTranslator, loadAllTexts, type Language, type Translate } from '@dayplate/messages'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { hashAccessCode, insertAccessCode } from '../../server/src/modules/access/index.ts'
import { startTestServer, type TestServer } from '../../server/test/tools/test-server.ts'
import { PAGE_PATIENCE_MS } from './clean-page.ts'
import { keyboard, pointer, type Hands } from './hands.ts'

const WEB_FOLDER = path.resolve(import.meta.dirname, '../dist')
const CODE = 'JOURNEY-30'
/** Covers each language and each input method at least once, on both screen sizes. */
const CASES = [
  { name: 'phone', viewport: { width: 390, height: 844 }, language: 'en', by: 'pointer' },
  { name: 'desktop', viewport: { width: 1280, height: 800 }, language: 'pl', by: 'pointer' },
  { name: 'keyboard', viewport: { width: 1280, height: 800 }, language: 'en', by: 'keyboard' },
] as const

let server: TestServer
let address: string
let browser: Browser

beforeAll(async () => {
  // As in production, the gateway accepts only released documents, so a missing one fails each of these tests.
  server = await startTestServer(WEB_FOLDER, { isForWebAlone: true })
  address = await server.listen()
  browser = await shareBrowser()
  const createdAt = new Date(server.clock.now())
  await insertAccessCode(server.services.db, { codeHash: hashAccessCode(CODE), days: 30, usesAllowed: 10, createdAt })
})
afterAll(async () => {
  await leaveBrowser(browser)
  await server.close()
})

/** A user at a browser with the server's clock: the input method, the language and the collected errors. */
interface Person {
  readonly page: Page
  readonly hands: Hands
  readonly t: Translate
  readonly language: Language
  readonly errors: readonly string[]
}

const BROWSER_LANGUAGES = { en: 'en-GB', pl: 'pl-PL' } as const

async function openPerson({ viewport, language, by }: (typeof CASES)[number]): Promise<Person> {
  const context = await browser.newContext({
    viewport,
    timezoneId: 'Europe/Warsaw',
    locale: BROWSER_LANGUAGES[language],
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PAGE_PATIENCE_MS)
  await page.clock.setFixedTime(server.clock.now())
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const catalogue = await loadAllTexts(language)
  const { t } = createTranslator({ language, catalogue, onMissing: (id) => expect.fail(id) })
  return { page, hands: by === 'keyboard' ? keyboard(page) : pointer(), t, language, errors }
}

async function moveOneDay(page: Page): Promise<void> {
  server.clock.moveDays(1)
  await page.clock.setFixedTime(server.clock.now())
}

/** The text inside the mark of a message: `New here? <0>Create an account</0>` → "Create an account". */
const marked = (text: string): string => /<0>(.*?)<\/0>/.exec(text)?.[1] ?? ''

async function register({ page, hands, t }: Person, email: string): Promise<void> {
  await page.goto(`${address}/day-plan`)
  await page.waitForURL(/\/auth\/login\?/)
  await hands.press(page.getByRole('link', { name: marked(t('auth/login/no-account')) }))
  await hands.fill(page.getByLabel(t('auth/field/name')), 'Ada')
  await hands.fill(page.getByLabel(t('auth/field/email')), email)
  await hands.fill(page.getByLabel(t('auth/field/password'), { exact: true }), 'plum-and-rye')
  await hands.choose(page.getByRole('checkbox'))
  await hands.press(page.getByRole('button', { name: t('auth/register/submit') }))
  await page.getByRole('heading', { name: t('subscription/never-had/title') }).waitFor()
}

async function useCode({ page, hands, t }: Person): Promise<void> {
  await hands.press(page.getByRole('link', { name: t('subscription/enter-code') }))
  await hands.fill(page.getByLabel(t('coupon/access-code/field')), CODE.toLowerCase())
  await hands.press(page.getByRole('button', { name: t('coupon/access-code/submit') }))
  await page.waitForURL(/\/diet-settings$/)
}

async function answerWizard({ page, hands, t }: Person): Promise<void> {
  const next = () => hands.press(page.getByRole('button', { name: t('diet-settings/next') }))
  const card = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
  await hands.press(page.getByRole('button', { name: t('diet-settings/welcome/begin') }))
  await hands.choose(card(t('diet/classic')))
  await next()
  await hands.choose(page.getByRole('radio', { name: t('diet-settings/sex/female'), exact: true }))
  await hands.fill(page.getByRole('textbox', { name: t('diet-settings/date-of-birth') }), '1990-05-14')
  await hands.fill(page.getByLabel(t('diet-settings/height'), { exact: true }), '168')
  await next()
  await hands.fill(page.getByLabel(t('diet-settings/weight'), { exact: true }), '74.5')
  await next()
  await hands.choose(card(t('diet-mode/slimming')))
  await hands.fill(page.getByRole('spinbutton', { name: t('diet-settings/goal-weight') }), '68')
  await next()
  await hands.choose(card(t('activity/low')))
  await next()
  await page.getByRole('heading', { name: t('exclusions/title') }).waitFor()
  await next()
  await hands.press(page.getByRole('button', { name: t('diet-settings/start-date/tomorrow') }))
  const no = page.getByRole('radio', { name: t('diet-settings/health/no'), exact: true })
  for (const answer of await no.all()) await hands.choose(answer)
  for (const consent of await page.getByRole('checkbox').all()) await hands.choose(consent)
  await hands.press(page.getByRole('button', { name: t('diet-settings/prepare') }))
}

/** The stored target of the first day, because the page only shows whether it was met. */
async function targetKcal(email: string): Promise<number> {
  const { document } = await server.services.db
    .selectFrom('plan_days')
    .innerJoin('users', 'users.id', 'plan_days.user_id')
    .select('document')
    .where('email', '=', email)
    .where('date', '=', FIRST_DAY)
    .executeTakeFirstOrThrow()
  return storedProof.parse(document).proof.target.kcal
}

const storedProof = z.object({ proof: z.object({ target: z.object({ kcal: z.number() }) }) })

const kcalOfMeals = async (page: Page): Promise<number> => {
  const texts = await page
    .getByRole('article')
    .getByText(/^\d+\s+kcal$/)
    .allTextContents()
  return texts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)
}

const FIRST_DAY = requireCalendarDay('2026-11-22')

describe.each(CASES)('from sign-up to a plan that fits: $name, in $language', (one) => {
  const email = `${one.name}@example.com`
  let person: Person
  beforeAll(async () => {
    server.clock.moveTo('2026-11-21T11:00:00Z')
    person = await openPerson(one)
  })
  afterAll(() => person.page.context().close())

  const oneEaten = () => person.page.getByText(person.t('day-plan/eaten/count-today', { count: 1, of: 4 })).first()

  it('registers, uses the access code and answers the wizard with a start tomorrow, and reads the introduction', async () => {
    const { page, t, language } = person
    await register(person, email)
    await useCode(person)
    await answerWizard(person)
    await page.waitForURL(/\/day-plan\/intro$/)
    await person.hands.press(page.getByRole('button', { name: t('introduction/start'), exact: true }))
    const weekday = formatDay(FIRST_DAY, language, 'weekday')
    const date = formatDay(FIRST_DAY, language, 'day-month')
    await page.getByRole('heading', { name: t('day-plan/future/title', { weekday, date }) }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/day-plan/2026-11-21')
  })

  it('shows four meals of the first day with energy within 2 % of the target', async () => {
    const { page, hands, t } = person
    await hands.press(page.getByRole('link', { name: t('day-plan/future/show-first-day') }))
    await page.waitForURL(/\/day-plan\/2026-11-22$/)
    const meals = page.getByRole('article')
    await meals.first().waitFor()
    expect(await meals.count()).toBe(4)
    const target = await targetKcal(email)
    // Each of the four rounded numbers may be off by half a kcal.
    expect(Math.abs((await kcalOfMeals(page)) - target)).toBeLessThanOrEqual(target * 0.02 + 2)
  })

  it('shows today once the first day has arrived', async () => {
    const { page, language } = person
    await moveOneDay(page)
    await page.goto(`${address}/day-plan`)
    await page.waitForURL(/\/day-plan\/2026-11-22$/)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(formatDay(FIRST_DAY, language, 'weekday'))
  })

  it('keeps a meal eaten over a reload, and ends in the last state after two quick presses', async () => {
    const { page, hands, t } = person
    const eaten = page.getByRole('button', { name: new RegExp(`^${t('day-plan/eaten/button')}`) }).first()
    await hands.press(eaten)
    await oneEaten().waitFor()
    await page.waitForLoadState('networkidle')
    await page.reload()
    await oneEaten().waitFor()
    expect(await eaten.getAttribute('aria-pressed')).toBe('true')
    await hands.press(eaten)
    await hands.press(eaten)
    await page.waitForLoadState('networkidle')
    await page.reload()
    await oneEaten().waitFor()
  })

  it('logs no errors', () => {
    expect(person.errors).toEqual([])
  })
})
