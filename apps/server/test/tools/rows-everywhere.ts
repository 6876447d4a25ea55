import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { ANSWERS, GENERATE, REGISTER } from './documents.ts'
import { dayFromStart } from './movable-clock.ts'
import type { TestServer } from './test-server.ts'
import { writeWays } from './write-ways.ts'
import { hashAccessCode, insertAccessCode } from '../../src/modules/access/index.ts'

/** A person with a row in every personal table. */
export interface Traces {
  readonly id: string
  readonly token: string
  readonly email: string
  /** Values that identify them anywhere: id, address and a word that only they have written. */
  readonly marks: readonly string[]
}

const REQUEST_REMOVAL = 'mutation { removeAccount { request { __typename } } }'

/** A user marked by a unique word, who registers, plans, writes and pays. */
export async function rowsEverywhere(server: TestServer, word: string): Promise<Traces> {
  const { services, client, clock } = server
  const now = new Date(clock.now())
  const email = `${word}@example.com`
  const code = { codeHash: hashAccessCode(word), days: 60, usesAllowed: 1, createdAt: now }
  await insertAccessCode(services.db, code)
  const request = {
    email,
    password: 'plum-and-rye',
    name: `Name ${word}`,
    accessCode: word,
    agreementsTermsAndConditions: true,
  }
  const { token } = (await client.call(REGISTER, { variables: { request } })).data.register
  const { id } = (await client.call('{ me { id } }', { token })).data.me
  const generated = await client.call(GENERATE, { token, variables: { request: ANSWERS } })
  expect(generated.data.me.dietGenerate.code).toBe(200)
  await client.call(REQUEST_REMOVAL, { token })
  await writeTheRest(server, { id, email, word, now })
  return { id, token, email, marks: [id, email, word] }
}

interface Writer {
  readonly id: string
  readonly email: string
  readonly word: string
  readonly now: Date
}

/** Inserts rows that would need many calls or that no call creates yet. */
async function writeTheRest({ services: { db } }: TestServer, { id, email, word, now }: Writer): Promise<void> {
  const own = { user_id: id }
  const message = {
    name: word,
    email,
    topic: 'other',
    message: `I am ${word}.`,
    language: 'en',
    created_at: now,
  } as const
  await db
    .insertInto('agreements')
    .values({ ...own, kind: 'newsletter', given_at: now })
    .execute()
  await db
    .insertInto('past_agreements')
    .values({ ...own, kind: 'newsletter', version: 'first', given_at: now, withdrawn_at: now })
    .execute()
  await db
    .insertInto('agreed_mails')
    .values({ ...own, kind: 'newsletter', item: word, written_at: now })
    .execute()
  await db
    .insertInto('told_documents')
    .values({ ...own, document: 'privacy-policy', changed_on: dayFromStart(0), told_at: now })
    .execute()
  // One message from their account, and one from before they had it.
  await db
    .insertInto('contact_requests')
    .values([{ ...own, ...message }, message])
    .execute()
  await db
    .insertInto('diet_exclusions')
    .values({ ...own, starts_on: dayFromStart(1), allergens: ['milk'], food_ids: [word], created_at: now })
    .execute()
  await db
    .insertInto('eaten_days')
    .values({ ...own, date: dayFromStart(1), lunch_at: now })
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
      date: dayFromStart(1),
      usable_from: dayFromStart(1),
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
      starts_on: dayFromStart(1),
      ends_on: dayFromStart(1),
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
    .insertInto('email_changes')
    .values({ ...own, email: `new-${word}@example.com`, login_id: id, created_at: now, expires_at: now })
    .execute()
  await db
    .insertInto('hydration_settings')
    .values({
      ...own,
      goal_value: 2250,
      goal_unit: 'ml',
      reminder_enabled: true,
      reminder_hour_interval: 2,
      reminder_from_hour: 8,
      reminder_to_hour: 20,
      reminder_uses_sound: false,
      changed_at: now,
    })
    .execute()
  await db
    .insertInto('payments')
    .values({ ...own, description: word, status: 'pending', created_at: now })
    .execute()
  await db
    .insertInto('plan_changes')
    .values({ ...own, days: JSON.stringify([word]), created_at: now })
    .execute()
  await db
    .insertInto('social_identities')
    .values({ ...own, provider: 'google', subject: word, linked_at: now })
    .execute()
  await writeWays(db, { id, email, word, now })
  await db
    .insertInto('subscriptions')
    .values({
      ...own,
      operator: 'Stripe',
      gives_diet: true,
      gives_video_workout: false,
      renews_on: dayFromStart(9),
      created_at: now,
    })
    .execute()
}
