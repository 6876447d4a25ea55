import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits({ hasWorker: true })
})
afterAll(() => visits.close())

it('shows the whole pill of the chosen day in the timeline even while offline', async () => {
  await visits.createSubscriber('row@example.com')
  const page = await visits.visit('row@example.com')
  await page.getByRole('article').first().waitFor()
  await page.context().setOffline(true)
  const pill = page.locator('[data-date="2026-11-26"]')
  await pill.click()
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  await expect
    .poll(async () => {
      const box = await pill.boundingBox()
      return box !== null && box.x >= 60 && box.x + box.width <= 390 - 60
    })
    .toBe(true)
})

it('shows no broken image if neither the picture of a plate nor its substitute loads', async () => {
  await visits.createSubscriber('plate@example.com')
  const page = await visits.visit('plate@example.com')
  await page.getByRole('article').first().waitFor()
  // The day before the shown one is prefetched without its pictures, and no earlier day has prefetched them.
  await page.locator('[data-date="2026-11-26"]').click()
  await page.getByRole('heading', { level: 1, name: 'Thursday' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.locator('[data-date="2026-11-25"]').click()
  await page.getByRole('heading', { level: 1, name: 'Wednesday' }).waitFor()
  const broken = () =>
    page
      .locator('article img')
      .evaluateAll(
        (all) =>
          all.filter((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0).length,
      )
  await expect.poll(() => page.locator('article img').count()).toBeLessThan(4)
  await expect.poll(broken).toBe(0)
})
