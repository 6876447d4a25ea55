import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
let page: Page
beforeAll(async () => {
  visits = await startWizardVisits()
  await visits.createBeginner('beginner@example.com')
  page = await visits.visitForAll('beginner@example.com')
})
afterAll(() => visits.close())

const pathname = () => new URL(page.url()).pathname
const isDietReady = () => page.evaluate(() => localStorage.getItem('dietIsReady'))

describe('the introduction', () => {
  it('is shown before any day, gives nine pieces of advice, and says that the diet is ready', async () => {
    await page.evaluate(() => localStorage.removeItem('dietIsReady'))
    await page.goto(`${visits.address}/day-plan/2026-11-24`)
    await page.waitForURL(/\/day-plan\/intro$/)
    await page.getByRole('heading', { level: 1, name: 'Good to know before you start' }).waitFor()
    expect(await page.getByRole('main').getByRole('listitem').count()).toBe(9)
    expect(await isDietReady()).not.toBeNull()
  })

  it('is shown again until the user starts, also after a reload', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
    expect(pathname()).toBe('/day-plan/intro')
    await page.goto(`${visits.address}/day-plan/2026-11-24`)
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
    expect(pathname()).toBe('/day-plan/intro')
  })

  it('continues to the wanted day, and is not shown again, not even with the browser’s Back', async () => {
    await page.goto(`${visits.address}/more`)
    await page.goto(`${visits.address}/day-plan/2026-11-24`)
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByRole('article').first().waitFor()
    expect(pathname()).toBe('/day-plan/2026-11-24')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'More' }).waitFor()
    await page.goto(`${visits.address}/day-plan`)
    await page.getByRole('article').first().waitFor()
    expect(pathname()).toBe('/day-plan/2026-11-21')
  })

  it('continues to today if it was opened by its own address', async () => {
    await page.goto(`${visits.address}/day-plan/intro`)
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByRole('article').first().waitFor()
    expect(pathname()).toBe('/day-plan/2026-11-21')
  })

  it('stays and reports a failure when it cannot be marked as seen', async () => {
    await page.goto(`${visits.address}/day-plan/intro`)
    await page.route(/m=MeIntroductionSeen/, (route) => route.abort())
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await page.getByText('We couldn’t save this.').waitFor()
    expect(pathname()).toBe('/day-plan/intro')
  })
})
