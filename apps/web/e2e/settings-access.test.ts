import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertGrant } from '../../server/src/modules/access/index.ts'
import { dayFromStart } from '../../server/test/tools/movable-clock.ts'
import { settingsCalls } from '../../server/test/tools/settings-calls.ts'
import { freeAddress } from './free-address.ts'
import { cardOf, settled } from './settings-visit.ts'
import { startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

const db = () => visits.server.services.db
const idOf = async (email: string): Promise<string> =>
  (await db().selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

/** A user without any access. */
const newPerson = async (email: string): Promise<string> => {
  await freeAddress(visits.server, email)
  return (await settingsCalls(visits.server).newPerson(email)).id
}

const subscribe: ReturnType<typeof settingsCalls>['subscribe'] = (userId, subscription) =>
  settingsCalls(visits.server).subscribe(userId, subscription)

const give = (userId: string, product: 'diet' | 'video_workout', endsIn: number | null) =>
  db()
    .transaction()
    .execute((trx) =>
      insertGrant(trx, {
        userId,
        product,
        source: 'operator',
        sourceKey: crypto.randomUUID(),
        startsOn: dayFromStart(-90),
        endsOn: endsIn === null ? null : dayFromStart(endsIn),
        grantedAt: new Date(visits.server.clock.now()),
      }),
    )

async function visitSettings(email: string): Promise<Page> {
  const page = await visits.visit(email)
  await page.goto(`${visits.address}/settings`)
  await settled(page)
  return page
}

const accessOf = async (page: Page): Promise<string[]> =>
  (await cardOf(page, 'Access').locator('li').allInnerTexts()).map((text) => text.replaceAll(/\s*\n+\s*/g, ' · '))

describe('access', () => {
  it('is none at first, and links to the access code', async () => {
    await newPerson('none@example.com')
    const page = await visitSettings('none@example.com')
    expect(await accessOf(page)).toEqual([
      'Diet · No access at the moment · Access code',
      'Video workouts · No access at the moment. There are no workouts yet.',
    ])
    expect(await page.getByRole('link', { name: 'Access code' }).last().getAttribute('href')).toBe(
      '/coupon/access-code',
    )
  })

  it('is shown for life and until a day', async () => {
    const id = await newPerson('life@example.com')
    await give(id, 'diet', null)
    await give(id, 'video_workout', 9)
    expect(await accessOf(await visitSettings('life@example.com'))).toEqual([
      'Diet · Lifetime · Active',
      'Video workouts · Ends on 30 November 2026. There are no workouts yet.',
    ])
  })

  it('is shown with the day it ended on', async () => {
    const id = await newPerson('ended@example.com')
    await give(id, 'diet', -1)
    expect(await accessOf(await visitSettings('ended@example.com'))).toEqual([
      'Diet · Ended on 20 November 2026 · Access code',
      'Video workouts · No access at the moment. There are no workouts yet.',
    ])
  })

  it('comes from subscriptions, each shown with its renewal', async () => {
    const id = await newPerson('subscribed@example.com')
    await subscribe(id, { operator: 'AppStore', renewsOn: dayFromStart(0) })
    await subscribe(id, { gives_diet: false, gives_video_workout: true, renewsOn: dayFromStart(-3) })
    await subscribe(id, { operator: 'GooglePlay', gives_video_workout: true, renewsOn: dayFromStart(20) })
    expect(await accessOf(await visitSettings('subscribed@example.com'))).toEqual([
      'Diet · With your subscription · Active',
      'Video workouts · With your subscription. There are no workouts yet.',
      'Video workouts subscription · Renewal was due on 18 November 2026 through Stripe',
      'Diet subscription · Renews on 21 November 2026 through App Store',
      'Diet and video workouts subscription · Renews on 11 December 2026 through Google Play',
    ])
  })

  it('reports a subscription that gives no access', async () => {
    const id = await newPerson('nothing@example.com')
    await subscribe(id, { gives_diet: false })
    const page = await visits.visit('nothing@example.com')
    const reported = page.waitForRequest('**/reports/errors')
    await page.goto(`${visits.address}/settings`)
    expect((await reported).postData()).toContain('A subscription gives access to nothing')
    await settled(page)
    expect((await accessOf(page))[0]).toContain('No access at the moment')
  })

  it('by a subscription opens the day plan without a grant', async () => {
    const email = 'opened@example.com'
    await subscribe(await newPerson(email), {})
    const page = await visits.visit(email)
    await page.goto(`${visits.address}/day-plan`)
    await page.waitForURL('**/diet-settings')
    await page.getByRole('heading', { name: 'Let’s plan your meals' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/diet-settings')
  })
})

it('weights on other pages use the new units at once', async () => {
  const email = 'pounds@example.com'
  await visits.createSubscriber(email)
  const page = await visitSettings(email)
  await page.getByRole('radio', { name: 'lb, in, oz' }).check()
  const isImperial = async () =>
    (
      await db()
        .selectFrom('users')
        .select('system_of_measures')
        .where('id', '=', await idOf(email))
        .executeTakeFirst()
    )?.system_of_measures
  await expect.poll(isImperial).toBe('imperial')
  await page.getByRole('link', { name: 'More' }).first().click()
  await page.getByRole('link', { name: /^Diet settings/ }).click()
  await expect.poll(() => page.locator('main').innerText()).toMatch(/\d\slb/)
})
