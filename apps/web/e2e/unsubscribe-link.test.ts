import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Agreement } from '../../server/src/platform/mail/agreed-mails.ts'
import { unsubscribePath } from '../../server/src/platform/mail/unsubscribe-link.ts'
import { startAuthVisits, type AuthVisits } from './auth-visit.ts'
import { findBarriers } from './barriers.ts'
import { DESKTOP, PHONE, settled, switchOf } from './settings-visit.ts'

let visits: AuthVisits
beforeAll(async () => {
  visits = await startAuthVisits()
})
afterAll(() => visits.close())

const FIELDS = '{ me { id agreements { newsletter dietCourse articles } } }'
const answer = z.object({
  data: z.object({ me: z.object({ id: z.string(), agreements: z.record(z.string(), z.boolean()) }) }),
})
const meOf = async (token: string) => answer.parse(await visits.server.client.call(FIELDS, { token })).data.me

/** A person who switched on all mails in the settings, and the link of one kind. */
async function readerWithLink(email: string, agreement: Agreement) {
  const token = await visits.calls.register(email)
  const page = await visits.open('/settings', { token })
  await settled(page)
  for (const name of ['Diet course', 'Newsletter', 'Articles']) await switchOf(page, name).click()
  await expect.poll(async () => (await meOf(token)).agreements).toMatchObject(ALL)
  const { id } = await meOf(token)
  return { token, link: unsubscribePath(visits.server.services.mailKey, { userId: id, agreement }) }
}
const ALL = { newsletter: true, dietCourse: true, articles: true }

describe.each([
  ['newsletter', 'newsletter', 'Stop the newsletter?', PHONE],
  ['diet_course', 'dietCourse', 'Stop the diet course?', DESKTOP],
  ['articles', 'articles', 'Stop e-mails about articles?', PHONE],
] as const)('the link in a mail of the kind %s', (agreement, field, question, viewport) => {
  it('stops that kind by a button, without login, and the settings show it as off', async () => {
    const { token, link } = await readerWithLink(`stops-${field}@example.com`, agreement)
    const page = await visits.open(link, { viewport })
    await page.getByRole('heading', { level: 1, name: question }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect((await meOf(token)).agreements).toMatchObject(ALL)
    await page.getByRole('button', { name: 'Stop these e-mails' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'E-mails stopped' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status')
    expect(await findBarriers(page)).toEqual([])
    expect((await meOf(token)).agreements).toMatchObject({ ...ALL, [field]: false })
    const settings = await visits.open('/settings', { token })
    await settled(settings)
    const isOn = (name: string) => switchOf(settings, name).isChecked()
    expect([await isOn('Diet course'), await isOn('Newsletter'), await isOn('Articles')]).toEqual(
      (['dietCourse', 'newsletter', 'articles'] as const).map((one) => one !== field),
    )
  })
})

describe('the page of such a link', () => {
  it('speaks Polish to a Polish browser', async () => {
    const page = await visits.open(`/unsubscribe/articles/${'a'.repeat(64)}`, { locale: 'pl-PL' })
    await page.getByRole('heading', { level: 1, name: 'Wyłączyć e-maile o artykułach?' }).waitFor()
    await page.getByRole('button', { name: 'Wyłącz te e-maile' }).click()
    await page.getByRole('heading', { name: 'Ten link nie działa' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
  })

  it('says that a link of an unknown kind does not work', async () => {
    const page = await visits.open(`/unsubscribe/everything/${'a'.repeat(64)}`)
    await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()
    expect(await page.getByRole('button', { name: 'Stop these e-mails' }).count()).toBe(0)
  })

  it('keeps its button when the server fails', async () => {
    const { token, link } = await readerWithLink('unlucky@example.com', 'newsletter')
    const page = await visits.open(link)
    await page.route('**/graphql?m=NewsletterUnsubscribeByLink', (route) => route.fulfill({ status: 500, body: '{}' }))
    const button = page.getByRole('button', { name: 'Stop these e-mails' })
    await button.click()
    await page.getByText('We couldn’t unsubscribe you. Please try again.').waitFor()
    expect((await meOf(token)).agreements).toMatchObject(ALL)
    await page.unroute('**/graphql?m=NewsletterUnsubscribeByLink')
    await button.click()
    await page.getByRole('heading', { name: 'E-mails stopped' }).waitFor()
  })
})
