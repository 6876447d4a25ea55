import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { findBarriers } from './barriers.ts'
import { openPage, titleOf } from './pages-visit.ts'
import { loseAnswer } from './route-once.ts'
import { sessionsOf } from './routes-viewers.ts'
import {
  cardOf,
  DESKTOP,
  keptOf,
  openSettings,
  PHONE,
  reload,
  sayOfPerson,
  settled,
  switchOf,
} from './settings-visit.ts'
import { untilIdle } from './watch-requests.ts'

const address = inject('appAddress')
const sessions = sessionsOf(address)
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

const newcomer = () => sessions('newcomer', true)
const unit = (page: Page, name: string) => page.getByRole('radio', { name })
const goal = (page: Page) => page.getByLabel('Daily goal')
const goalWords = (page: Page) => goal(page).locator('option').allInnerTexts()
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text)

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('the settings on %s', (device, viewport) => {
  it('can be reached from the menus and show every section', async () => {
    const page = await openPage(browser, address, { token: await sessions('subscriber', false), viewport })
    await page.goto(device === 'a phone' ? '/more' : '/favourite-meals')
    if (device === 'a phone') await page.getByRole('link', { name: /^Settings/ }).click()
    else {
      await page.getByRole('button', { name: /^Account/ }).click()
      await page.getByRole('link', { name: 'Settings', exact: true }).click()
    }
    await settled(page)
    expect([new URL(page.url()).pathname, await titleOf(page)]).toEqual(['/settings', 'Settings'])
    expect(await page.locator('main h2').allInnerTexts()).toEqual([
      'Maja',
      'Access',
      'Units',
      'Water',
      'Health data',
      'Calendar',
      'Notifications',
      'Login methods',
      'Your devices',
      'Your data',
    ])
    await page.getByText('maja@dayplate.example').first().waitFor()
    expect(await page.getByRole('link', { name: 'Delete my account' }).getAttribute('href')).toBe(
      '/remove-account/request',
    )
    expect(await page.locator('main').getByRole('link', { name: 'Log out' }).getAttribute('href')).toBe('/auth/logout')
    expect(await findBarriers(page)).toEqual([])
  })

  it('save each switch separately, also over a reload', async () => {
    const token = await newcomer()
    const page = await openSettings(browser, address, { token, viewport })
    await switchOf(page, 'Newsletter').click()
    await switchOf(page, 'Articles').click()
    await switchOf(page, 'Articles').click()
    await switchOf(page, 'Diet course').click()
    const agreements = { __typename: 'Agreements', dietCourse: true, newsletter: true, articles: false }
    const fields = 'agreements { __typename dietCourse newsletter articles }'
    await expect.poll(() => keptOf(address, token, fields)).toEqual({ agreements })
    await reload(page)
    const names = ['Diet course', 'Newsletter', 'Articles']
    expect(await Promise.all(names.map((name) => switchOf(page, name).isChecked()))).toEqual([true, true, false])
  })
})

it('redirect a visitor to the login and back', async () => {
  const page = await openPage(browser, address)
  await page.goto('/settings')
  await page.waitForURL((url) => url.pathname === '/auth/login' && url.searchParams.get('from') === '/settings')
  expect(await titleOf(page)).toBe('Welcome back')
})

describe('the units', () => {
  it('change the goals at once, are saved, and apply to other pages', async () => {
    const token = await newcomer()
    const page = await openSettings(browser, address, { token })
    expect(await goalWords(page)).toEqual([
      '2,000\u00A0ml',
      '2,250\u00A0ml',
      '2,500\u00A0ml',
      '2,750\u00A0ml',
      '3,000\u00A0ml',
    ])
    const asked = page.waitForRequest(/q=Settings/)
    await unit(page, 'lb, in, oz').check()
    await asked
    await expect
      .poll(() => goalWords(page))
      .toEqual(['64\u00A0oz', '70\u00A0oz', '72\u00A0oz', '80\u00A0oz', '88\u00A0oz', '96\u00A0oz'])
    await expect.poll(() => keptOf(address, token, 'systemOfMeasures')).toEqual({ systemOfMeasures: 'imperial' })
    await reload(page)
    expect(await unit(page, 'lb, in, oz').isChecked()).toBe(true)
  })

  it('are the last ones pressed, however fast the presses were', async () => {
    const token = await newcomer()
    const page = await openSettings(browser, address, { token })
    for (const name of ['lb, in, oz', 'kg, cm, ml', 'lb, in, oz', 'kg, cm, ml', 'lb, in, oz'])
      await unit(page, name).check()
    await expect.poll(() => keptOf(address, token, 'systemOfMeasures')).toEqual({ systemOfMeasures: 'imperial' })
    await expect.poll(() => unit(page, 'lb, in, oz').isChecked()).toBe(true)
  })
})

describe('two changes in a row', () => {
  it('are both shown after leaving and returning, even if the query after the first one is answered late', async () => {
    const token = await newcomer()
    const page = await openSettings(browser, address, { token, viewport: PHONE })
    const [asked, others] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const late = Promise.withResolvers<void>()
    let questions = 0
    await page.route(/q=Settings/, async (route) => {
      questions += 1
      const response = await route.fetch()
      if (questions > 1) return route.fulfill({ response })
      asked.resolve()
      await others.promise
      await route.fulfill({ response })
      late.resolve()
    })
    await unit(page, 'lb, in, oz').check()
    await asked.promise
    const answered = page.waitForResponse(/m=AgreementToNotifyAboutArticles/)
    await switchOf(page, 'Articles').click()
    await (await answered).finished()
    // The page may send the second query at once or after the first answer.
    await untilIdle(page)
    others.resolve()
    await late.promise
    await page.getByRole('link', { name: 'More', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'More' }).waitFor()
    await page.goBack()
    await settled(page)
    await expect.poll(() => switchOf(page, 'Articles').isChecked()).toBe(true)
    expect(await unit(page, 'lb, in, oz').isChecked()).toBe(true)
  })
})

describe('drinking', () => {
  it('can be set once the consent to use health data is given', async () => {
    const page = await openPage(browser, address, { token: await newcomer() })
    const never = { __typename: 'HealthDataConsent', isGiven: false, withdrawnAt: null, isDataKept: false }
    await sayOfPerson(page, { healthDataConsent: never })
    await page.goto('/settings')
    await cardOf(page, 'Water')
      .getByText('To set your water goal, turn on “Consent to use my health data” below.')
      .waitFor()
    expect(await goal(page).count()).toBe(0)
    // A handler that still waits for its answer would otherwise fulfill a call that is already on its way.
    await page.unrouteAll({ behavior: 'wait' })
    await switchOf(page, 'Consent to use my health data').click()
    await goal(page).waitFor()
  })

  it('saves the daily goal', async () => {
    const token = await newcomer()
    const page = await openSettings(browser, address, { token })
    await goal(page).selectOption('2,500\u00A0ml')
    expect(await goal(page).inputValue()).toBe('2500')
    const kept = { hydrationSettings: { defaultDailyGoal: { value: 2500 } } }
    await expect.poll(() => keptOf(address, token, 'hydrationSettings { defaultDailyGoal { value } }')).toEqual(kept)
    await reload(page)
    expect(await goal(page).inputValue()).toBe('2500')
  })

  it('saves the reminder, offers only valid combinations of hours, and works by keyboard', async () => {
    const token = await newcomer()
    const page = await openSettings(browser, address, { token })
    expect(await page.getByLabel('How often').count()).toBe(0)
    await switchOf(page, 'Remind me to drink water').focus()
    await page.keyboard.press('Space')
    await page.getByLabel('How often').selectOption('Every 3 hours')
    await page.getByLabel('From').selectOption('10:00')
    await page.getByLabel('To', { exact: true }).selectOption('12:00')
    expect(await page.getByLabel('From').locator('option').last().innerText()).toBe('11:00')
    expect(await page.getByLabel('To', { exact: true }).locator('option').first().innerText()).toBe('11:00')
    await switchOf(page, 'Sound').click()
    const notification = { enabled: true, hourInterval: 3, fromHour: 10, toHour: 12, useSound: true }
    const fields = 'hydrationSettings { notifications { enabled hourInterval fromHour toHour useSound } }'
    await expect
      .poll(() => keptOf(address, token, fields))
      .toEqual({ hydrationSettings: { notifications: [notification] } })
    await reload(page)
    const chosen = [page.getByLabel('How often'), page.getByLabel('From'), page.getByLabel('To', { exact: true })]
    expect(await Promise.all(chosen.map((select) => select.inputValue()))).toEqual(['3', '10', '12'])
  })
})

describe('without a connection', () => {
  it('a change is reverted, a toast reports it, and the page stays', async () => {
    const token = await newcomer()
    const page = await openSettings(browser, address, { token })
    await page.context().setOffline(true)
    await switchOf(page, 'Newsletter').click()
    await toast(page, 'You’re offline, so nothing was saved.').waitFor()
    expect(await switchOf(page, 'Newsletter').isChecked()).toBe(false)
    await goal(page).selectOption('3,000\u00A0ml')
    await expect.poll(() => goal(page).inputValue()).toBe('2000')
    await page.context().setOffline(false)
    // The offline notice above disappears, which moves the switches.
    await page.getByText('What you see may not be up to date').waitFor({ state: 'detached' })
    await switchOf(page, 'Newsletter').click()
    await expect
      .poll(() => keptOf(address, token, 'agreements { newsletter }'))
      .toEqual({ agreements: { newsletter: true } })
    expect(await switchOf(page, 'Newsletter').isChecked()).toBe(true)
  })

  it('a change with a lost answer finally shows the stored value', async () => {
    const page = await openSettings(browser, address, { token: await newcomer() })
    await loseAnswer(page, '**/graphql?m=AgreementToNotifyAboutArticles*')
    await switchOf(page, 'Articles').click()
    await toast(page, 'We’re checking whether this was saved.').waitFor()
    await expect.poll(() => switchOf(page, 'Articles').isChecked()).toBe(true)
  })

  it('the page says so and can be retried when the connection returns', async () => {
    const page = await openPage(browser, address, { token: await newcomer() })
    await page.goto('/more')
    await page.route('**/graphql?q=Settings*', (route) => route.abort())
    await page.getByRole('link', { name: /^Settings/ }).click()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await page.unroute('**/graphql?q=Settings*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await settled(page)
    expect(await cardOf(page, 'Units').count()).toBe(1)
  })
})

it('in two tabs save from each only what it changed', async () => {
  const token = await newcomer()
  const first = await openSettings(browser, address, { token })
  const second = await first.context().newPage()
  await second.goto('/settings')
  await settled(second)
  await goal(first).selectOption('2,250\u00A0ml')
  const fields = 'hydrationSettings { defaultDailyGoal { value } notifications { enabled } }'
  const kept = (value: number, enabled: boolean) => ({
    hydrationSettings: { defaultDailyGoal: { value }, notifications: [{ enabled }] },
  })
  await expect.poll(() => keptOf(address, token, fields)).toEqual(kept(2250, false))
  // The second tab still shows the old goal, but does not send it with its own change.
  expect(await goal(second).inputValue()).toBe('2000')
  await switchOf(second, 'Remind me to drink water').click()
  await expect.poll(() => keptOf(address, token, fields)).toEqual(kept(2250, true))
  await expect.poll(() => goal(second).inputValue()).toBe('2250')
  // The first tab still shows the reminder as off, but does not turn it off.
  expect(await switchOf(first, 'Remind me to drink water').isChecked()).toBe(false)
  await goal(first).selectOption('3,000\u00A0ml')
  await expect.poll(() => keptOf(address, token, fields)).toEqual(kept(3000, true))
  await expect.poll(() => switchOf(first, 'Remind me to drink water').isChecked()).toBe(true)
})

it('show the newsletter as off after its page unsubscribed the address', async () => {
  const token = await newcomer()
  const page = await openSettings(browser, address, { token })
  const email = (await cardOf(page, 'Your profile').locator('p').innerText()).trim()
  await switchOf(page, 'Newsletter').click()
  const isOn = (newsletter: boolean) =>
    expect.poll(() => keptOf(address, token, 'agreements { newsletter }')).toEqual({ agreements: { newsletter } })
  await isOn(true)
  await page.goto('/unsubscribe')
  await page.getByLabel('E-mail').fill(email)
  await page.locator('main').getByRole('button').click()
  await isOn(false)
  await page.goto('/settings')
  await settled(page)
  expect(await switchOf(page, 'Newsletter').isChecked()).toBe(false)
})
