import { randomUUID } from 'node:crypto'
import { addDays } from '@dayplate/dates'
import { scenario } from '../../src/scenario/index.ts'
import { dayFromStart } from './movable-clock.ts'
import { PASSWORD, settingsCalls } from './settings-calls.ts'
import type { TestServer } from './test-server.ts'
import { writeWays } from './write-ways.ts'

const START = dayFromStart(0)

const SETTINGS = {
  sex: 'female',
  dateOfBirth: addDays(START, -13_000),
  height: { value: 168, unit: 'cm' },
  weight: { value: 74.5, unit: 'kg' },
  goalWeight: { value: 67, unit: 'kg' },
  dietMode: 'slimming',
  dietId: 3,
  dietType: 'standard',
  activityLevel: 'ACTIVITY_LEVEL_LOW',
  startDate: START,
} as const

/** A user with a row in every personal table; `word` is part of the texts they wrote. */
export async function personWithRows(server: TestServer, word: string): Promise<{ token: string; id: string }> {
  const { services, clock } = server
  const { db } = services
  const email = `${word}@example.com`
  const { userId } = await scenario(services)
    .subscriber({ email, password: PASSWORD, name: `=Name ${word}` })
    .withAccess({ startsOn: START, days: 60 })
    .withPlan({ settings: SETTINGS, days: 2, isEaten: () => true })
    .withPendingPayment(word)
    .create()
  const own = { user_id: userId }
  const now = new Date(clock.now())
  const token_hash = Buffer.from(services.randomBytes(32))
  const calls = settingsCalls(server)
  await calls.subscribe(userId, {})
  await db
    .insertInto('agreements')
    .values({ ...own, kind: 'articles', given_at: now })
    .execute()
  await db
    .insertInto('past_agreements')
    .values({ ...own, kind: 'articles', version: 'first', given_at: now, withdrawn_at: now })
    .execute()
  await db
    .insertInto('agreed_mails')
    .values({ ...own, kind: 'newsletter', item: word, written_at: now })
    .execute()
  await db
    .insertInto('told_documents')
    .values({ ...own, document: 'privacy-policy', changed_on: START, told_at: now })
    .execute()
  await db
    .insertInto('contact_requests')
    .values({
      ...own,
      name: word,
      email,
      topic: 'other',
      message: `I am "${word}",\nŻółć.`,
      language: 'pl',
      created_at: now,
    })
    .execute()
  await db
    .insertInto('diet_exclusions')
    .values({ ...own, starts_on: START, allergens: ['milk', 'egg'], food_ids: [word], created_at: now })
    .execute()
  await db
    .insertInto('email_changes')
    .values({ ...own, email: `new-${word}@example.com`, login_id: userId, created_at: now, expires_at: now })
    .execute()
  await db
    .insertInto('favourite_meals')
    .values({ ...own, meal_id: word, created_at: now })
    .execute()
  await db
    .insertInto('shopping_lists')
    .values({ ...own, plates: 2 })
    .execute()
  await db
    .insertInto('shopping_stock')
    .values({
      ...own,
      food_id: word,
      date: START,
      usable_from: START,
      bought_g: 200,
      at_home_g: 50,
      rest_g: 30,
      version: 1,
    })
    .execute()
  await db
    .insertInto('idempotency_keys')
    .values({ ...own, key: randomUUID(), call_hash: Buffer.from(word), created_at: now })
    .execute()
  await db
    .insertInto('shopping_items')
    .values({ ...own, id: randomUUID(), name: word, version: 1, created_at: now, bought_at: now })
    .execute()
  await db
    .insertInto('shopping_list_links')
    .values({
      ...own,
      starts_on: START,
      ends_on: START,
      token_hash: Buffer.from(`list:${word}`),
      created_at: now,
      expires_at: now,
    })
    .execute()
  await db
    .insertInto('calendar_feeds')
    .values({ ...own, token_hash: Buffer.from(`calendar:${word}`), language: 'en', created_at: now })
    .execute()
  await db
    .insertInto('mails')
    .values({
      ...own,
      kind: 'log-in-link',
      cause: `c:${word}`,
      address: email,
      language: 'en',
      content: JSON.stringify({ path: `/secret-${word}` }),
      created_at: now,
    })
    .execute()
  await db
    .insertInto('one_time_tokens')
    .values({ ...own, purpose: 'log-in', token_hash, created_at: now })
    .execute()
  await db
    .insertInto('plan_changes')
    .values({ ...own, days: await changedDays(db, userId), created_at: now })
    .execute()
  await db
    .insertInto('social_identities')
    .values({ ...own, provider: 'google', subject: word, linked_at: now })
    .execute()
  await writeWays(db, { id: userId, email, word, now })
  const token = (await calls.logIn(email)) ?? ''
  await calls.saveHydration(token, { defaultDailyGoal: { value: 2500, unit: 'ml' } })
  return { token, id: userId }
}

/** A stored change of the first planned day, as undoing needs it. */
async function changedDays(db: TestServer['services']['db'], userId: string): Promise<string> {
  const { date, document } = await db
    .selectFrom('plan_days')
    .select(['date', 'document'])
    .where('user_id', '=', userId)
    .orderBy('date')
    .limit(1)
    .executeTakeFirstOrThrow()
  return JSON.stringify([{ date, before: { setId: userId, planningId: null, document }, setId: userId }])
}
