import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reopenWithWorker } from './clean-page.ts'
import {
  changeDietTo,
  confirmAndChange,
  confirmAndGoOn,
  next,
  question,
  startWizardVisits,
  type WizardVisits,
} from './wizard-visit.ts'

let visits: WizardVisits
let page: Page
beforeAll(async () => {
  visits = await startWizardVisits({ hasWorker: true })
  await visits.createSubscriber('faults@example.com')
  page = await visits.visitForAll('faults@example.com')
})
afterAll(() => visits.close())

/** The addresses of pictures that were not loaded. */
const brokenPictures = () =>
  page.evaluate(async () => {
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    return [...document.images].filter((image) => image.naturalWidth === 0).map(({ src }) => src)
  })

it('shows errors for a height that is not a number and for fractions of inches', async () => {
  await page.goto(`${visits.address}/diet-settings?step=sex-birthday-height`)
  const height = page.getByLabel('Height', { exact: true })
  await height.fill('abc')
  await height.blur()
  await page.getByText('Enter a number').waitFor()
  await height.fill('168')
  await page.getByRole('radio', { name: 'Imperial' }).check({ force: true })
  await page.getByLabel('Inches').fill('5.5')
  await page.getByLabel('Inches').blur()
  await page.getByText('Enter a whole number').waitFor()
  expect(await page.getByLabel('Inches').inputValue()).toBe('5.5')
  await page.getByLabel('Inches').fill('6')
  await page.getByRole('radio', { name: 'Metric' }).check({ force: true })
})

it('reports a failure of the gateway, and continues when it answers', async () => {
  await page.goto(`${visits.address}/diet-settings?step=weight`)
  await question(page, 'How much do you weigh?')
  await page.route(/q=ValidateDietSettings/, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByLabel('Weight', { exact: true }).fill('75')
  await next(page)
  await page.getByRole('alert').waitFor()
  expect(await page.getByRole('alert').textContent()).toBe('Something went wrong. Please try again in a moment.')
  expect(new URL(page.url()).search).toBe('?step=weight')
  await page.unroute(/q=ValidateDietSettings/)
  await next(page)
  await question(page, 'What’s your goal?')
})

it('says that the incident has been reported when the gateway fails', async () => {
  await page.goto(`${visits.address}/diet-settings`)
  await changeDietTo(page, /Classic/)
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await page.route(/m=MeDietGenerate/, (route) => route.fulfill({ status: 500, body: '{}' }))
  await confirmAndChange(page)
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  const words = page.getByText(/Incident has been reported and we will work to solve it/)
  expect(await words.isVisible()).toBe(true)
  await page.unroute(/m=MeDietGenerate/)
})

it('says that the network is unavailable and shows every picture, then makes the plan', async () => {
  await page.goto(`${visits.address}/diet-settings`)
  await reopenWithWorker(page)
  await changeDietTo(page, /Vegan/)
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await confirmAndGoOn(page)
  await page.getByRole('heading', { name: 'We can’t reach Dayplate' }).waitFor()
  expect(await brokenPictures()).toEqual([])
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Change my plan' }).click()
  await page.getByText('We’ve changed your plan').waitFor()
})
