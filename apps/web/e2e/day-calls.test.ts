import { addDays, requireCalendarDay } from '@dayplate/dates'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dayFromStart } from '../../server/test/tools/movable-clock.ts'
import { startDayStateVisits, type DayStateVisits } from './day-states-visit.ts'

/** The maximum number of queries that opening a day may send before the page is idle. */
const CALLS_MAX = 3

let visits: DayStateVisits
beforeAll(async () => {
  visits = await startDayStateVisits(['normal'])
})
afterAll(() => visits.close())
beforeEach(() => visits.server.clock.moveTo('2026-11-21T11:00:00Z'))

const TODAY = dayFromStart(0)

const operationOf = (request: Request): string | null => new URL(request.url()).searchParams.get('q')

const daysAround = z.object({
  variables: z.object({
    first: z.string(),
    second: z.string(),
    third: z.string(),
    fourth: z.string(),
    hasSecond: z.boolean(),
    hasThird: z.boolean(),
    hasFourth: z.boolean(),
  }),
})

/** The days that a prefetch request asks for. */
function daysOf(request: Request): readonly string[] {
  const { first, second, third, fourth, ...has } = daysAround.parse(request.postDataJSON()).variables
  return [
    first,
    ...(has.hasSecond ? [second] : []),
    ...(has.hasThird ? [third] : []),
    ...(has.hasFourth ? [fourth] : []),
  ]
}

/** Opens a page that stays busy until `letRest` makes it idle, and records the queries it sends. */
async function openBusy(path: string) {
  const asked: Request[] = []
  const prepare = async (page: Page) => {
    page.on('request', (request) => {
      if (request.url().includes('/graphql?q=')) asked.push(request)
    })
    await page.addInitScript(() => {
      const waiting: (() => void)[] = []
      Object.assign(globalThis, { requestIdleCallback: (work: () => void) => waiting.push(work) })
      addEventListener('rest', () => waiting.splice(0).forEach((work) => work()))
    })
  }
  const page = await visits.open('normal', path, { prepare })
  await page.getByRole('article').first().waitFor()
  await page.locator('[data-date]').first().waitFor()
  const letRest = () => page.evaluate(() => void dispatchEvent(new Event('rest')))
  const ahead = () => asked.filter((request) => operationOf(request) === 'DaysAround').map(daysOf)
  return { page, asked, letRest, ahead }
}

describe('opening a day', () => {
  it('sends at most three queries before the page is idle', async () => {
    const { asked } = await openBusy(`/day-plan/${TODAY}`)
    const names = asked.map(operationOf)
    expect(names).toContain('DailyDietPlan')
    expect(names.length).toBeLessThanOrEqual(CALLS_MAX)
  })

  it('then prefetches the days around it in one query: the next, the previous and two more', async () => {
    const { letRest, ahead } = await openBusy(`/day-plan/${TODAY}`)
    expect(ahead()).toEqual([])
    await letRest()
    await expect.poll(ahead).toEqual([[1, -1, 2, 3].map(dayFromStart)])
  })

  it('sends no query for a prefetched day at first, and then prefetches only the missing day', async () => {
    const { page, asked, letRest, ahead } = await openBusy(`/day-plan/${TODAY}`)
    const answered = page.waitForResponse(/q=DaysAround/)
    await letRest()
    await (await answered).finished()
    const before = asked.length
    const tomorrow = addDays(requireCalendarDay(TODAY), 1)
    await page.locator(`[data-date="${tomorrow}"]`).click()
    await page.waitForURL(`**/day-plan/${tomorrow}`)
    await page.locator(`[data-date="${tomorrow}"][aria-current]`).waitFor()
    await page.getByRole('article').first().waitFor()
    expect(
      asked
        .slice(before)
        .map(operationOf)
        .filter((name) => name === 'DailyDietPlan'),
    ).toEqual([])
    await letRest()
    await expect.poll(() => ahead().length).toBe(2)
    expect(ahead()[1]).toEqual([dayFromStart(4)])
  })
})
