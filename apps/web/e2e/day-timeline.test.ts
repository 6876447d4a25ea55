import { addDays, requireCalendarDay } from '@dayplate/dates'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayFromStart } from '../../server/test/tools/movable-clock.ts'
import { startDayStateVisits, type DayStateLook, type DayStateVisits } from './day-states-visit.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

let visits: DayStateVisits
beforeAll(async () => {
  visits = await startDayStateVisits(['long-planned'])
})
afterAll(() => visits.close())
beforeEach(() => visits.server.clock.moveTo('2026-11-21T11:00:00Z'))

const pills = (page: Page) => page.locator('[data-date]')
const timeline = (page: Page) => page.getByRole('navigation', { name: 'Days' })

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

/** Opens the day plan of a user with 200 planned days and waits until it has loaded. */
async function openDay(date: string, look: DayStateLook = {}): Promise<Page> {
  const page = await visits.open('long-planned', `/day-plan/${date}`, look)
  await page.getByRole('article').first().waitFor()
  await pills(page).first().waitFor()
  return page
}

/** Handles a route by passing the answer on with a changed body. */
const changing = (change: (text: string) => string) => (route: Route) =>
  route
    .fetch()
    .then(async (response) => route.fulfill({ response, body: change(await response.text()) }))
    // Ignores the error of a prefetch that is still running when the test ends.
    .catch(() => {})

describe('the timeline', () => {
  it('links to the newest 180 days and 14 more, with the marks of phases and holidays', async () => {
    const page = await openDay(dayFromStart(0), { viewport: PHONE })
    const last = addDays(dayFromStart(-100), 199)
    expect(await pills(page).count()).toBe(180 + 14)
    expect(await pills(page).first().getAttribute('href')).toBe(`/day-plan/${addDays(last, -179)}`)
    expect(await pills(page).last().getAttribute('href')).toBe(`/day-plan/${addDays(last, 14)}`)
    expect(await timeline(page).locator('[aria-current]').getAttribute('data-date')).toBe(dayFromStart(0))
    const names = await pills(page).evaluateAll((all) => all.map((pill) => pill.getAttribute('aria-label') ?? ''))
    expect(names.filter((name) => name.endsWith('no plan'))).toHaveLength(14)
    const decorated = pills(page).filter({ has: page.locator('[data-drawing]') })
    expect(await decorated.evaluateAll((all) => all.map((pill) => pill.getAttribute('data-date')))).toEqual([
      '2026-10-31',
      '2026-11-01',
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
      '2027-02-04',
    ])
  })

  it('keeps the number and mark of a day within its pill at 200% text size', async () => {
    const page = await openDay(dayFromStart(0), { viewport: PHONE })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const outside = await page.locator(`[data-date="${dayFromStart(0)}"]`).evaluate((pill) => {
      const { bottom, right } = pill.getBoundingClientRect()
      const parts = [...pill.querySelectorAll(':scope > span')].map((part) => part.getBoundingClientRect())
      return parts.filter((part) => part.bottom > bottom || part.right > right || part.height === 0).length
    })
    expect(outside).toBe(0)
  })

  it('scrolls by its visible width with the arrows of a wide screen', async () => {
    const page = await openDay(dayFromStart(0), { viewport: DESKTOP })
    const row = timeline(page).locator('ol')
    const place = () => row.evaluate(({ scrollLeft, clientWidth }) => ({ scrollLeft, clientWidth }))
    const before = await place()
    await page.getByRole('button', { name: 'Later days' }).click()
    await expect.poll(async () => (await place()).scrollLeft).toBe(before.scrollLeft + before.clientWidth)
    await page.getByRole('button', { name: 'Earlier days' }).click()
    await expect.poll(async () => (await place()).scrollLeft).toBe(before.scrollLeft)
  })

  it('is one tab stop at the shown day, and arrow keys, Home and End move to the other days', async () => {
    const page = await openDay(dayFromStart(0), { viewport: DESKTOP })
    const stops = timeline(page).locator('a, button')
    expect(await stops.evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0).length)).toBe(1)
    const focusedDay = () => page.evaluate(() => document.activeElement?.getAttribute('data-date'))
    await page.getByRole('button', { name: /^Copy to/ }).focus()
    for (let step = 0; step < 4 && (await focusedDay()) !== dayFromStart(0); step += 1) {
      await page.keyboard.press('Shift+Tab')
    }
    expect(await focusedDay()).toBe(dayFromStart(0))
    await page.keyboard.press('ArrowRight')
    expect(await focusedDay()).toBe(dayFromStart(1))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    expect(await focusedDay()).toBe(dayFromStart(-1))
    await page.keyboard.press('Home')
    expect(await focusedDay()).toBe(await pills(page).first().getAttribute('data-date'))
    await page.keyboard.press('End')
    expect(await focusedDay()).toBe(await pills(page).last().getAttribute('data-date'))
    await page.keyboard.press('Tab')
    expect(await timeline(page).locator(':focus').count()).toBe(0)
    expect(await pills(page).and(page.locator('[tabindex="0"]')).getAttribute('data-date')).toBe(dayFromStart(0))
  })

  it('is skipped by the skip link', async () => {
    const page = await openDay(dayFromStart(0), { viewport: DESKTOP })
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await page.keyboard.press('Tab')
    expect(await timeline(page).locator(':focus').count()).toBe(0)
    expect(await page.locator('main :focus').count()).toBe(1)
  })

  it('scrolls to its start for an earlier day, which is shown nevertheless', async () => {
    const page = await openDay(dayFromStart(-100))
    expect(await timeline(page).locator('[aria-current]').count()).toBe(0)
    expect(
      await timeline(page)
        .locator('ol')
        .evaluate(({ scrollLeft }) => scrollLeft),
    ).toBe(0)
    expect(await pills(page).and(page.locator('[tabindex="0"]')).getAttribute('data-date')).toBe(
      await pills(page).first().getAttribute('data-date'),
    )
  })

  it('hides when the user scrolls down and returns when the user scrolls up', async () => {
    const page = await openDay(dayFromStart(0), { viewport: PHONE })
    const bottom = async () => {
      const box = await timeline(page).boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    await page.mouse.move(200, 600)
    await page.mouse.wheel(0, 700)
    await expect.poll(bottom).toBeLessThanOrEqual(0)
    await page.mouse.wheel(0, -120)
    await expect.poll(bottom).toBeGreaterThan(70)
  })

  it('shows 17 placeholders until its days have loaded', async () => {
    const held: (() => void)[] = []
    const prepare = (page: Page) =>
      page.route('**/graphql?q=DayTimeline', async (route) => {
        await new Promise<void>((resolve) => held.push(resolve))
        await route.continue()
      })
    const page = await visits.open('long-planned', `/day-plan/${dayFromStart(0)}`, { viewport: PHONE, prepare })
    await page.getByRole('article').first().waitFor()
    expect(await timeline(page).locator('div[aria-hidden="true"] > div').count()).toBe(17)
    for (const release of held) release()
    await pills(page).first().waitFor()
  })

  it('shows a star for an unknown holiday icon and reports it', async () => {
    const reports: string[] = []
    const prepare = async (page: Page) => {
      page.on('request', (request) => {
        if (request.url().includes('/reports/')) reports.push(request.postData() ?? '')
      })
      await page.route(
        '**/graphql?q=DayTimeline',
        changing((text) => text.replace('"holidayIcon":"tree"', '"holidayIcon":"lantern"')),
      )
    }
    const page = await openDay(dayFromStart(0), { prepare })
    await expect.poll(() => reports.join()).toContain('Unknown holiday icon lantern')
    const drawing = page.locator('[data-date="2026-12-25"] [data-drawing]')
    expect(await drawing.getAttribute('data-drawing')).toBe('star')
    expect(await drawing.evaluate((icon) => getComputedStyle(icon).maskImage)).toContain('svg')
  })
})

describe('the alerts', () => {
  const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'holiday' })

  it('announce a holiday on its day and link to the replacements of that day', async () => {
    const page = await openDay('2026-12-24')
    expect(await notice(page).innerText()).toMatch(
      /Thursday is a holiday: Christmas Eve\.\s+We have a holiday menu for you/,
    )
    const href = await notice(page).getByRole('link').getAttribute('href')
    expect(href).toBe('/day-plan/2026-12-24?change-dayplan=')
  })

  it('announce tomorrow’s holiday today, so that the user can shop for its menu', async () => {
    visits.server.clock.moveTo('2026-12-23T11:00:00Z')
    const page = await openDay('2026-12-23')
    expect(await notice(page).innerText()).toContain('Thursday is a holiday: Christmas Eve.')
    const href = await notice(page).getByRole('link').getAttribute('href')
    expect(href).toBe('/day-plan/2026-12-24?change-dayplan=')
  })

  it('offer no holiday menu if all meals of that day are eaten', async () => {
    visits.server.clock.moveTo('2026-12-24T11:00:00Z')
    const page = await openDay('2026-12-24')
    const festive = notice(page).filter({ hasText: 'Today is a holiday' })
    await festive.getByRole('link').waitFor()
    for (const button of await page.getByRole('button', { name: /^Eaten: / }).all()) await button.click()
    await expect.poll(() => festive.getByRole('link').count()).toBe(0)
    expect((await festive.innerText()).trim()).toBe('Today is a holiday: Christmas Eve.')
  })

  it('say that the diet is ready until the user closes the message', async () => {
    const page = await openDay(dayFromStart(0), {
      prepare: (opened) =>
        opened.addInitScript(() => {
          if (localStorage.getItem('dietIsReady') === null) localStorage.setItem('dietIsReady', 'true')
        }),
    })
    const news = page.getByText('Your diet is ready.')
    await news.waitFor()
    await page.getByRole('button', { name: 'Close' }).press('Enter')
    await news.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('dietIsReady'))).toBe('read')
    await expect.poll(() => focused(page)).toBe('Saturday')
    await page.goto('/day-plan/intro')
    await page.getByRole('heading', { level: 1, name: 'Good to know before you start' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('dietIsReady'))).toBe('read')
  })

  it('name the tasks of this evening for tomorrow’s meals', async () => {
    const prepare = (page: Page) =>
      page.route(
        '**/graphql?q=DailyPlan',
        changing((text) =>
          text.replace(/"recipeNotesForNextDay":\[.*?\]/, '"recipeNotesForNextDay":["Soak the peas."]'),
        ),
      )
    const page = await openDay(dayFromStart(0), { prepare })
    expect(await page.getByRole('status').filter({ hasText: 'For tomorrow' }).innerText()).toContain('Soak the peas.')
  })

  it('appear on a visible day without hiding it or moving the focus', async () => {
    let notes = ''
    const held = Promise.withResolvers<void>()
    const prepare = async (page: Page) => {
      await page.route(
        '**/graphql?q=DailyPlan',
        changing((text) => text.replace(/"recipeNotesForNextDay":\[.*?\]/, `"recipeNotesForNextDay":[${notes}]`)),
      )
      await page.route('**/assets/day-alerts-*', (route) => held.promise.then(() => route.continue()))
      // The answer to a mutation is lost, so that the page sends all its queries again.
      await page.route('**/graphql?m=DietSetMealEaten', (route) => route.abort())
    }
    const page = await openDay(dayFromStart(0), { prepare })
    notes = '"Soak the peas."'
    const asked = page.waitForRequest('**/assets/day-alerts-*')
    const eaten = page.getByRole('button', { name: /^Eaten: / }).first()
    await eaten.click()
    await asked
    // React would show the fallback of a suspended page at once, so after two frames it is visible or will not appear.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await eaten.isVisible()).toBe(true)
    held.resolve()
    await page.getByRole('status').filter({ hasText: 'Soak the peas.' }).waitFor()
    expect(await eaten.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('are missing if their code does not load, and the day is shown without them', async () => {
    const prepare = (page: Page) => page.route('**/assets/day-alerts-*', (route) => route.abort())
    const page = await openDay('2026-12-24', { prepare })
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('article').count()).toBe(4)
    expect(await notice(page).count()).toBe(0)
  })

  it('do not remind the user to measure while no page for it exists', async () => {
    const page = await openDay(requireCalendarDay('2026-11-21'))
    expect(await page.getByText('Time to measure').count()).toBe(0)
  })
})

describe('a day with hidden macros', () => {
  it('shows neither the macros of the day nor those of its meals', async () => {
    const prepare = (page: Page) =>
      page.route(
        '**/graphql?q=DailyDietPlan',
        changing((text) => text.replace('"showMacros":true', '"showMacros":false')),
      )
    const page = await openDay(dayFromStart(0), { prepare })
    const words = await page.getByRole('main').innerText()
    expect(words).toMatch(/\d+\s+kcal/)
    expect(words).not.toMatch(/Protein|Fits your target|P \d+\s+g/)
  })
})
