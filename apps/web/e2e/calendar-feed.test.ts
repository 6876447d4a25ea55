import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerQuestion } from './answer-question.ts'
import { findBarriers } from './barriers.ts'
import { DESKTOP, PHONE } from './settings-visit.ts'
import { startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('a subscriber with %s', (_, viewport) => {
  it('gets a calendar of the meals, renews its address and switches it off', async () => {
    const email = `calendar-${viewport.width}@example.com`
    await visits.createSubscriber(email)
    const page = await visits.visit(email)
    await page.setViewportSize(viewport)
    await page.goto(`${visits.address}/settings`)
    const statusOf = async (url: string) => (await page.request.get(visits.address + new URL(url).pathname)).status()
    const field = page.getByLabel('Calendar address')
    await page.getByRole('button', { name: 'Get a calendar address' }).click()
    const url = await field.inputValue()
    const fetched = await page.request.get(visits.address + new URL(url).pathname)
    expect([fetched.status(), fetched.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(await fetched.text()).toMatch(/^BEGIN:VCALENDAR[^]*SUMMARY:Dinner: /)
    expect(await findBarriers(page)).toEqual([])

    const subscription = await page
      .getByRole('link', { name: 'Add to the calendar on this device' })
      .getAttribute('href')
    expect(subscription).toBe(url.replace('https:', 'webcal:'))

    await answerQuestion(page, 'Renew address', 'Keep address')
    expect(await statusOf(url)).toBe(200)
    await answerQuestion(page, 'Renew address')
    await page.getByText('Address renewed.').waitFor()
    const renewed = await field.inputValue()
    expect(renewed).not.toBe(url)
    expect([await statusOf(url), await statusOf(renewed)]).toEqual([404, 200])

    // Another visit knows that it is on, and no longer its address.
    await page.reload()
    await page.getByText(/^On since /).waitFor()
    expect(await field.count()).toBe(0)
    await answerQuestion(page, 'Switch off calendar')
    await page.getByRole('button', { name: 'Get a calendar address' }).waitFor()
    expect(await statusOf(renewed)).toBe(404)
  })
})

it('lets a person without access only switch the calendar off', async () => {
  const email = 'calendar-rests@example.com'
  await visits.createSubscriber(email)
  const page = await visits.visit(email)
  await page.goto(`${visits.address}/settings`)
  await page.getByRole('button', { name: 'Get a calendar address' }).click()
  await page.getByLabel('Calendar address').waitFor()
  const { db } = visits.server.services
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await db.deleteFrom('grants').where('user_id', '=', id).execute()
  await page.reload()
  const off = page.getByRole('button', { name: 'Switch off calendar' })
  await off.waitFor()
  expect(await page.getByRole('button', { name: 'Renew address' }).count()).toBe(0)
  await answerQuestion(page, 'Switch off calendar')
  await page.getByRole('heading', { name: 'Calendar', exact: true }).waitFor()
  await off.waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: 'Get a calendar address' }).count()).toBe(0)
  // Otherwise the address would work again with the next access.
  expect(await db.selectFrom('calendar_feeds').select('user_id').where('user_id', '=', id).execute()).toEqual([])
})
