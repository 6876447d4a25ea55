import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { variablesOf, type ArgumentValues } from './tools/argument-values.ts'
import { ANSWERS, REGISTER } from './tools/documents.ts'
import { dayFromStart } from './tools/movable-clock.ts'
import { schemaOperations } from './tools/schema-operations.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'
import { readIds, snapshotOf, type VictimIds } from './tools/victim.ts'

const VICTIM = { email: 'victoria@example.com', password: 'plum-and-rye', name: 'Victoria Unmistakable' }
/** No one else here weighs that. */
const WEIGHT = 83.37

/** What a stranger may do to a person of whom they know the address: each was decided, and does no harm. */
const MAY_TOUCH: Readonly<Record<string, readonly string[]>> = {
  'Mutation.newsletter.unsubscribe': ['agreements'],
  'Mutation.remindPassword': ['one_time_tokens', 'mails'],
}

let server: TestServer
let people: Subscribers
let victim: VictimIds
let token: string

beforeAll(async () => {
  server = await startTestServer()
  people = await subscribersOf(server)
  token = await people.newPerson()
  await people.generate(token)
  victim = await becomeVictim()
})
afterAll(() => server.close())

/** A person who has a plan, a favourite, a meal eaten and a change of a day. */
async function becomeVictim(): Promise<VictimIds> {
  const { client } = server
  const request = { ...VICTIM, accessCode: 'LONG', agreementsTermsAndConditions: true }
  const theirs: string = (await client.call(REGISTER, { variables: { request } })).data.register.token
  await client.call('mutation { me { introductionSeen { code } } }', { token: theirs })
  await people.generate(theirs, { weight: { value: WEIGHT, unit: 'kg' }, goalWeight: { value: 71, unit: 'kg' } })
  return readIds(server, theirs)
}

const valuesFor = ({ setId, mealId, mealKey, productAmountId, changeId, otherMealId }: VictimIds): ArgumentValues => ({
  date: dayFromStart(1),
  today: dayFromStart(0),
  from: dayFromStart(1),
  to: dayFromStart(2),
  sourceDate: dayFromStart(1),
  targetDate: dayFromStart(2),
  canBeCopiedToDate: dayFromStart(2),
  setId,
  userDietSetId: setId,
  mealId,
  dietMealId: mealId,
  originalMealId: mealId,
  mealKey,
  key: mealKey,
  replacementId: otherMealId,
  productAmountId,
  changeId,
  token: setId,
  id: mealId,
  email: VICTIM.email,
  password: 'not-their-password',
  name: 'Somebody',
  accessCode: 'NO-SUCH-CODE',
  promoCode: 'NO-SUCH-CODE',
  identifier: 'privacy-policy',
  text: 'a',
  search: 'oat',
  foodId: 'oats',
  foodIds: ['oats'],
  unit: 'g',
  topic: 'diet',
  message: 'Hello',
  skipValidation: true,
  ...ANSWERS,
  request: undefined,
})

const operations = schemaOperations()
const callAs = (caller: string | null, operation: (typeof operations)[number]) =>
  server.client.call(operation.document, { token: caller, variables: variablesOf(operation, valuesFor(victim)) })

/** Rows of the victim by table, but for those that the operation may touch. */
async function theirRows(operation: string): Promise<Record<string, string>> {
  const rows = await snapshotOf(server.services.db, victim.userId)
  return Object.fromEntries(Object.entries(rows).filter(([table]) => !MAY_TOUCH[operation]?.includes(table)))
}

describe('every operation of the schema, called with the ids of somebody else', () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))('%s', async (name, operation) => {
    const before = await theirRows(name)
    const caller = name === 'Mutation.me.logout' ? await people.newPerson() : token
    const answers = [await callAs(caller, operation), await callAs(null, operation)]
    expect(await theirRows(name)).toEqual(before)
    for (const answer of answers) {
      const text = JSON.stringify(answer)
      for (const secret of [VICTIM.name, VICTIM.email, victim.userId, String(WEIGHT), victim.sessionToken])
        expect(text).not.toContain(secret)
      // It was asked soundly, so that the refusal is about the person and not about the form.
      expect(answer.errors.filter(({ extensions }) => extensions.code === 'GRAPHQL_VALIDATION')).toEqual([])
      expect([200, 401]).toContain(answer.status)
    }
  })

  it('are sound: the person themself is answered', async () => {
    const own = operations.filter(({ isMutation }) => !isMutation)
    const refused = []
    for (const operation of own)
      if ((await callAs(victim.sessionToken, operation)).status !== 200) refused.push(operation.name)
    expect(refused).toEqual([])
  })
})
