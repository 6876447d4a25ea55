import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertGrant } from '../../server/src/modules/access/index.ts'
import { emailOf } from '../../server/test/tools/day-state-people.ts'
import { dayFromStart } from '../../server/test/tools/movable-clock.ts'
import { startDayStateVisits, type DayStateLook, type DayStateVisits } from './day-states-visit.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
const TODAY = `/day-plan/${dayFromStart(0)}`

let visits: DayStateVisits
beforeAll(async () => {
  visits = await startDayStateVisits()
})
afterAll(() => visits.close())
beforeEach(() => visits.server.clock.moveTo('2026-11-21T11:00:00Z'))

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const hrefOf = (page: Page, name: string) => page.getByRole('link', { name }).getAttribute('href')

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('each kind of day on %s', (_, viewport) => {
  it.each([
    ['future', 'Your plan starts on Wednesday 25 November', 'Show the first day', `/day-plan/${dayFromStart(4)}`],
    ['weight-needed', 'What do you weigh now?', 'Enter your weight', '/diet-settings?step=weight'],
    ['goal-reached', 'You reached your goal', 'Choose what’s next', '/diet-settings'],
    ['goal-lost', 'Your weight has changed', 'Choose what’s next', '/diet-settings'],
    ['ended', 'Your access ended on 10 November', 'Enter an access code', '/coupon/access-code'],
    ['newcomer', 'You don’t have access yet', 'Enter an access code', '/coupon/access-code'],
  ] as const)('shows the user in state %s "%s" and a link that continues', async (name, words, link, href) => {
    const page = await visits.open(name, '/day-plan', { viewport })
    await title(page, words)
    expect(await hrefOf(page, link)).toBe(href)
    expect(new URL(page.url()).pathname).toBe(TODAY)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(viewport.width)
  })

  it('names the product of a pending payment and has no link while no page for it exists', async () => {
    const page = await visits.open('payment-pending', '/day-plan', { viewport })
    await title(page, 'We’re waiting for your payment')
    await page.getByText('Diet plan, 30 days').waitFor()
    expect(await page.getByRole('main').getByRole('link').count()).toBe(0)
  })

  it('explains why it shows another day than the one in the address', async () => {
    const page = await visits.open('normal', `/day-plan/${dayFromStart(-100)}`, { viewport })
    await page.getByText('No plan for 13 August 2026. Showing the nearest day that has one.').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/day-plan/${dayFromStart(-5)}`)
  })

  it('shows the end of access on a day after it', async () => {
    const page = await visits.open('normal', `/day-plan/${dayFromStart(40)}`, { viewport })
    await title(page, 'Your access ends on 15 December 2026')
    expect(await hrefOf(page, 'Show today')).toBe(TODAY)
  })

  it.each([
    ['introduction-needed', '/day-plan', '/day-plan/intro'],
    ['settings-needed', '/day-plan', '/diet-settings'],
    ['normal', `/day-plan/${dayFromStart(-100)}`, `/day-plan/${dayFromStart(-5)}`],
    ['normal', '/day-plan/9999-12-31', '/day-plan/2100-12-31'],
    ['long-planned', '/day-plan/9999-12-31', '/day-plan/2100-12-31'],
  ] as const)('redirects the user in state %s from %s to %s', async (name, from, to) => {
    const page = await visits.open(name, from, { viewport })
    await page.waitForURL((url) => url.pathname === to)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe(to)
  })

  it('is visible in the gallery without a session', async () => {
    const page = await visits.open(null, '/gallery/day-states?kind=goal-lost', { viewport })
    await title(page, 'Your weight has changed')
    await page.getByRole('link', { name: 'weight-never-said' }).click()
    await title(page, 'What do you weigh now?')
    const states = page.getByRole('navigation', { name: 'Day states' })
    expect(await states.locator('[aria-current="page"]').innerText()).toBe('weight-never-said')
  })
})

describe('a goal that was reached or lost', () => {
  it('shows the day until tomorrow after Later, with the question above the meals', async () => {
    const page = await visits.open('goal-reached', '/day-plan', { viewport: PHONE })
    await page.getByRole('button', { name: 'Later' }).press('Enter')
    await title(page, 'Saturday')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Saturday')
    expect(await hrefOf(page, 'Choose what’s next')).toBe('/diet-settings')
    await page.reload()
    await title(page, 'Saturday')
    expect(await page.getByRole('article').count()).toBe(4)
    visits.server.clock.moveTo('2026-11-22T11:00:00Z')
    await page.clock.setFixedTime(visits.server.clock.now())
    await page.goto('/day-plan')
    await title(page, 'You reached your goal')
  })

  it('does not hide past days', async () => {
    const page = await visits.open('goal-lost', `/day-plan/${dayFromStart(-1)}`)
    await title(page, 'Friday')
    expect(await page.getByRole('article').count()).toBe(4)
  })
})

describe('a missing weight', () => {
  it('is entered in the wizard, which opens at its question', async () => {
    const page = await visits.open('weight-needed', '/day-plan', { viewport: PHONE })
    await page.getByRole('link', { name: 'Enter your weight' }).click()
    await title(page, 'How much do you weigh?')
    // The old weight is not filled in as an answer. It is shown as help.
    expect(await page.getByLabel('Weight', { exact: true }).inputValue()).toBe('')
    await page.getByText(/^Last time: [\d.]+\skg on \d+ \w+ \d{4}$/).waitFor()
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
    await page.getByLabel('Weight', { exact: true }).fill('71.4')
    await page.getByRole('button', { name: 'Next' }).click()
    await title(page, 'What’s your goal?')
  })
})

describe('a kind of day that is unknown to this page', () => {
  it('shows that Dayplate has been updated and reports the error', async () => {
    const reports: string[] = []
    const prepare = async (page: Page) => {
      page.on('request', (request) => {
        if (request.url().includes('/reports/')) reports.push(request.postData() ?? '')
      })
      await page.route('**/graphql?q=DailyDietPlan', (route) =>
        route.fulfill({ json: { data: { dailyDietPlan: { __typename: 'DailyDietPlanOfTomorrow' } } } }),
      )
    }
    const page = await visits.open('normal', '/day-plan', { viewport: PHONE, prepare })
    await title(page, 'Dayplate has been updated')
    await expect.poll(() => reports.join()).toContain('Unknown day plan type')
  })
})

describe('without access inside the mobile app', () => {
  it('opens the app’s purchase screen instead of our plans', async () => {
    const { page, told } = await openInApp('newcomer', 'android')
    await page.getByRole('button', { name: 'See the plans' }).click()
    expect(await told()).toContainEqual({ type: 'open_in_app_purchase' })
    expect(await page.getByRole('link', { name: 'See the plans' }).count()).toBe(0)
  })

  it('restores purchases on iOS and continues if the user then has access', async () => {
    const { page, told } = await openInApp('ended', 'iOS')
    const check = page.getByRole('button', { name: 'I’ve paid: check my access' })
    await check.click()
    await expect.poll(told).toContainEqual({ type: 'restore_purchases' })
    await grantAccess('ended')
    await page.evaluate(() => postMessage({ type: 'purchases_restored' }, location.origin))
    // A user with access but without settings continues in the wizard.
    await page.waitForURL(/\/diet-settings/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await check.count()).toBe(0)
  })

  it('does not restore purchases on other systems and says that there is no access yet', async () => {
    const { page, told } = await openInApp('newcomer', 'android')
    await page.getByRole('button', { name: 'I’ve paid: check my access' }).click()
    await page.getByText('We can’t see your access yet. Try again in a moment.').waitFor()
    expect(await told()).not.toContainEqual({ type: 'restore_purchases' })
  })
})

async function openInApp(name: 'newcomer' | 'ended', os: string) {
  const prepare = (page: Page) =>
    page.addInitScript(() => {
      const told: string[] = []
      Object.assign(window, { told, dayplateHost: { postMessage: (text: string) => told.push(text) } })
    })
  const look: DayStateLook = { viewport: PHONE, prepare }
  const page = await visits.open(name, '/day-plan?app=1', look)
  await page.getByRole('button', { name: 'I’ve paid: check my access' }).waitFor()
  await page.evaluate((system) => postMessage({ type: 'app_info', os: system }, location.origin), os)
  await page.waitForFunction(() => sessionStorage.getItem('appSystem') !== null)
  const told = (): Promise<unknown[]> =>
    page.evaluate(() => {
      const texts: unknown = Reflect.get(window, 'told')
      return Array.isArray(texts) ? texts.map((text): unknown => JSON.parse(String(text))) : []
    })
  return { page, told }
}

async function grantAccess(name: 'ended'): Promise<void> {
  const { db } = visits.server.services
  const { id } = await db.selectFrom('users').select('id').where('email', '=', emailOf(name)).executeTakeFirstOrThrow()
  await db.transaction().execute((trx) =>
    insertGrant(trx, {
      userId: id,
      product: 'diet',
      source: 'operator',
      sourceKey: 'restored',
      startsOn: dayFromStart(0),
      endsOn: dayFromStart(30),
      grantedAt: new Date(visits.server.clock.now()),
    }),
  )
}
