import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkTokenIn, mailsTo } from '../../server/test/tools/mailbox.ts'
import { pathOf, startAuthVisits, type AuthVisits } from './auth-visit.ts'
import { findBarriers } from './barriers.ts'
import { DESKTOP, PHONE } from './settings-visit.ts'

let visits: AuthVisits
beforeAll(async () => {
  visits = await startAuthVisits()
})
afterAll(() => visits.close())

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('an invalid activation link, opened on a %s', (device, viewport) => {
  it('opened by a visitor shows the login', async () => {
    const page = await visits.open('/auth/activate/bad', { viewport })
    await page.getByRole('alert').filter({ hasText: 'We couldn’t activate your account.' }).waitFor()
    expect(await page.getByRole('button').allInnerTexts()).toContain('Try again')
    await page.locator('main').getByRole('link', { name: 'Log in' }).click()
    await expect.poll(() => pathOf(page)).toBe('/auth/login')
  })

  it('opened by a user with an unconfirmed address sends a new link, which works', async () => {
    const email = `waits-on-${device}@example.com`
    const token = await visits.calls.register(email)
    const page = await visits.open('/auth/activate/bad', { token, viewport })
    await page.getByText(`We can send a new one to ${email}.`).waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(1)
    expect(await page.locator('main').getByRole('link', { name: 'Log in' }).count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    const before = (await mailsTo(visits.server, email)).length
    await page.getByRole('button', { name: 'Send a new link' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: 'A new link is on its way.' }).waitFor()
    expect(await mailsTo(visits.server, email)).toHaveLength(before + 1)
    await page.goto(`/auth/activate/${await linkTokenIn(visits.server, email, 'activate-account')}`)
    await expect.poll(() => pathOf(page)).toBe('/auth/confirm')
    expect(await visits.calls.isActive(token)).toBe(true)
  })

  it('opened by an activated user links to the plan', async () => {
    const email = `active-on-${device}@example.com`
    const token = await visits.calls.register(email)
    await visits.calls.activate(await linkTokenIn(visits.server, email, 'activate-account'))
    const page = await visits.open('/auth/activate/bad', { token, viewport })
    await page.getByText(`${email} is confirmed and your account is active.`).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.getByRole('link', { name: 'Go to your plan' }).click()
    await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan\//)
  })
})

it('a new activation link that hits the limit or the connection is reported politely and can be requested again', async () => {
  const page = await visits.open('/auth/activate/bad', { token: await visits.calls.register('often@example.com') })
  const send = page.getByRole('button', { name: 'Send a new link' })
  await page.route('**/graphql?m=SendActivation', (route) => route.abort())
  await send.click()
  await page.getByText('We couldn’t send the link.').waitFor()
  await page.unroute('**/graphql?m=SendActivation')
  const sendActivation = { __typename: 'ValidationException', messages: ['account/activation/too-many'] }
  const json = { data: { me: { __typename: 'MeMutation', sendActivation } } }
  await page.route('**/graphql?m=SendActivation', (route) => route.fulfill({ json }))
  await send.click()
  await page.getByText('We’ve sent several already.').waitFor()
  await page.unroute('**/graphql?m=SendActivation')
  await send.click()
  await page.getByText('A new link is on its way.').waitFor()
  expect(await send.count()).toBe(0)
})
