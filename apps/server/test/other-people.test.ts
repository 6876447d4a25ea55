import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { variablesOf } from './tools/argument-values.ts'
import { REGISTER } from './tools/documents.ts'
import { schemaOperations } from './tools/schema-operations.ts'
import { soundValues } from './tools/sound-values.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'
import { readIds, snapshotOf, type PersonalIds } from './tools/personal-ids.ts'

const VICTIM = { email: 'victoria@example.com', password: 'plum-and-rye', name: 'Victoria Unmistakable' }
/** The address that the victim's account is changed to. */
const NEXT_EMAIL = 'next-of-victoria@example.com'
/** A weight that no other user here has. */
const WEIGHT = 83.37

/** Rows that a stranger may change for a user whose address they know. Each was decided and does no harm. */
const MAY_TOUCH: Readonly<Record<string, readonly string[]>> = {
  'Mutation.newsletter.unsubscribe': ['agreements'],
  'Mutation.remindPassword': ['one_time_tokens', 'mails'],
}

/** Values that no answer to another user may contain. */
const secretsOf = ({ userId, sessionToken }: PersonalIds): readonly string[] => [
  VICTIM.name,
  VICTIM.email,
  NEXT_EMAIL,
  String(WEIGHT),
  userId,
  sessionToken,
]

/** After these the caller's ids are void or the caller is logged out, so a new user makes the call. */
const ENDS_IDS = /^Mutation\.me\.(dietGenerate|dietStop|exclusionsSave|healthDataConsentWithdraw|logout)$/

let server: TestServer
let people: Subscribers
let victim: PersonalIds
let stranger: PersonalIds

beforeAll(async () => {
  server = await startTestServer()
  people = await subscribersOf(server)
  const [token, theirs] = [await newStranger(), await newVictim()]
  // The day before both plans started cannot be eaten yet.
  server.clock.moveDays(1)
  stranger = await readIds(server, token)
  victim = await readIds(server, theirs)
  await changeAddress(victim)
})
afterAll(() => server.close())

async function newStranger(): Promise<string> {
  const token = await people.newPerson()
  await people.generate(token)
  return token
}

async function newVictim(): Promise<string> {
  const request = { ...VICTIM, accessCode: 'LONG', agreementsTermsAndConditions: true }
  const { token } = (await server.client.call(REGISTER, { variables: { request } })).data.register
  await server.client.call('mutation { me { introductionSeen { code } } }', { token })
  await people.generate(token, { weight: { value: WEIGHT, unit: 'kg' }, goalWeight: { value: 71, unit: 'kg' } })
  return token
}

/** Starts a change of address that waits for its link. */
async function changeAddress({ userId, sessionToken }: PersonalIds): Promise<void> {
  const { db } = server.services
  await db
    .updateTable('auth_tokens')
    .set({ proved_at: new Date(server.clock.now()) })
    .where('user_id', '=', userId)
    .execute()
  const document = `mutation { me { changeEmail(email: "${NEXT_EMAIL}") { __typename } } }`
  await server.client.call(document, { token: sessionToken })
  await server.settled()
}

const operations = schemaOperations()

interface Way {
  readonly token: string | null
  readonly ids: PersonalIds
  /** Whether all switches of the call are on. */
  readonly isOn: boolean
}

/** All combinations: with and without a session, the victim's ids or one's own, switches on or off. */
const waysOf = (token: string): readonly Way[] =>
  [token, null].flatMap((caller) =>
    [victim, stranger].flatMap((ids) => [true, false].map((isOn) => ({ token: caller, ids, isOn }))),
  )

const call = (operation: (typeof operations)[number], { token, ids, isOn }: Way) => {
  const values = { ...soundValues(ids), eaten: isOn, skipValidation: isOn, erasesData: isOn }
  return server.client.call(operation.document, { token, variables: variablesOf(operation, values) })
}

/** The victim's rows by table, without those that the operation may change. */
async function theirRows(operation: string): Promise<Record<string, string>> {
  const rows = await snapshotOf(server.services.db, victim.userId)
  return Object.fromEntries(Object.entries(rows).filter(([table]) => !MAY_TOUCH[operation]?.includes(table)))
}

describe('every operation of the schema', () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    'of the kind %s neither changes nor reveals data of another user',
    async (name, operation) => {
      const before = await theirRows(name)
      const token = ENDS_IDS.test(name) ? await newStranger() : stranger.sessionToken
      for (const way of waysOf(token)) {
        const answer = await call(operation, way)
        // The call was valid, so a refusal concerns the person and not the form.
        expect(answer.errors.filter(({ extensions }) => extensions.code === 'GRAPHQL_VALIDATION')).toEqual([])
        expect([200, 401]).toContain(answer.status)
        expect(secretsOf(victim).filter((secret) => JSON.stringify(answer).includes(secret))).toEqual([])
      }
      await server.settled()
      expect(await theirRows(name)).toEqual(before)
    },
  )

  it('answers its own user', async () => {
    const asked = operations.filter(({ isMutation }) => !isMutation)
    const refused = []
    for (const operation of asked) {
      const { status } = await call(operation, { token: victim.sessionToken, ids: victim, isOn: true })
      if (status !== 200) refused.push(operation.name)
    }
    expect(refused).toEqual([])
  })
})
