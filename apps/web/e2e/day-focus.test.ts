import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayFromStart } from '../../server/test/tools/movable-clock.ts'
import { startDayStateVisits, type DayStateVisits } from './day-states-visit.ts'

let visits: DayStateVisits
beforeAll(async () => {
  visits = await startDayStateVisits(['normal'])
})
afterAll(() => visits.close())

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

describe('the screen of other days', () => {
  it('returns the focus to the button that opened it, or to the title of the day after a reload', async () => {
    const page = await visits.open('normal', `/day-plan/${dayFromStart(0)}`)
    const opener = page.getByRole('button', { name: 'Swap day' })
    await opener.press('Enter')
    await page.waitForURL(/change-dayplan/)
    await opener.waitFor({ state: 'hidden' })
    await page.goBack()
    await opener.waitFor()
    await expect.poll(() => focused(page)).toBe('Swap day')
    await opener.press('Enter')
    await page.waitForURL(/change-dayplan/)
    await page.reload()
    await page.getByRole('button', { name: /Back/ }).waitFor()
    await page.goBack()
    await opener.waitFor()
    await expect.poll(() => focused(page)).toBe('Saturday')
  })
})

describe('a printed day', () => {
  it('is white and has no pictures, one column and whole names', async () => {
    const page = await visits.open('normal', `/day-plan/${dayFromStart(0)}`, { viewport: { width: 1280, height: 800 } })
    await page.getByRole('article').nth(3).waitFor()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await page.locator('article img').filter({ visible: true }).count()).toBe(0)
    const lefts = await page
      .getByRole('article')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(1)
    const cut = await page
      .locator('article h2 span')
      .evaluateAll(
        (all) => all.filter((name) => name.scrollHeight > name.clientHeight + 1 && name.clientHeight > 0).length,
      )
    expect(cut).toBe(0)
    const grounds = await page
      .locator('article > div:first-child')
      .evaluateAll((all) => all.map((ground) => getComputedStyle(ground).backgroundColor))
    expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']))
  })
})
