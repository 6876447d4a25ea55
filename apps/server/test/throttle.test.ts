import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  purgeIdleLimits,
  consumeRateLimits,
  consumeRateLimit,
  refundRateLimits,
  type Limit,
} from '../src/platform/throttle/consume-rate-limit.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveDays(1))

const FIVE = { name: 'five-an-hour', tries: 5, withinSeconds: 3_600 } as const satisfies Limit
const TWO = { name: 'two-an-hour', tries: 2, withinSeconds: 3_600 } as const satisfies Limit
const moveMinutes = (minutes: number) =>
  server.clock.moveTo(new Date(server.clock.now() + minutes * 60_000).toISOString())
const take = (limit: Limit, subject: string, factor = 1) =>
  consumeRateLimit(server.services.db, { clock: server.clock, throttleFactor: factor }, { limit, subject: [subject] })
const takeMany = async (times: number, limit: Limit, subject: string, factor = 1): Promise<number> =>
  (await Promise.all(Array.from({ length: times }, () => take(limit, subject, factor)))).filter(Boolean).length

describe('a rate limit', () => {
  it('accepts exactly its number of a hundred at once', async () => {
    expect(await takeMany(100, FIVE, 'ada')).toBe(5)
  })

  it('counts each subject and each limit separately', async () => {
    expect(await takeMany(5, FIVE, 'ada')).toBe(5)
    expect(await take(FIVE, 'bea')).toBe(true)
    expect(await take(TWO, 'ada')).toBe(true)
  })

  it('gives tries back evenly, and refused ones cost nothing', async () => {
    await takeMany(5, FIVE, 'ada')
    await takeMany(20, FIVE, 'ada')
    moveMinutes(11)
    expect(await take(FIVE, 'ada')).toBe(false)
    moveMinutes(1)
    expect(await takeMany(5, FIVE, 'ada')).toBe(1)
    moveMinutes(60)
    expect(await takeMany(6, FIVE, 'ada')).toBe(5)
  })

  it('is multiplied in tests that act as many users', async () => {
    expect(await takeMany(60, FIVE, 'ada', 10)).toBe(50)
  })

  it.each([
    ['before', [FIVE, TWO]],
    ['behind', [TWO, FIVE]],
  ])('that is used up takes nothing from the one %s it', async (_, limits) => {
    await takeMany(2, TWO, 'ada')
    const both = limits.map((limit) => ({ limit, subject: ['ada'] }))
    expect(await consumeRateLimits(server.services.db, server.services, both)).toBe(false)
    expect(await takeMany(6, FIVE, 'ada')).toBe(5)
  })

  it('is exact for calls that count the same limits in different orders at once', async () => {
    const subjects = ['ada', 'bea', 'cia', 'dot', 'eva', 'fay']
    const tries = subjects.map((subject) => ({ limit: FIVE, subject: [subject] }))
    const { db } = server.services
    // Some subjects have rows already, and others do not.
    for (const subject of ['bea', 'eva']) await take(FIVE, subject)
    server.clock.moveDays(1)
    const calls = Array.from({ length: 60 }, (_, index) =>
      consumeRateLimits(db, server.services, index % 2 === 0 ? tries : tries.toReversed()),
    )
    expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(5)
  })

  it('refunds exactly what several limits took', async () => {
    const tries = [FIVE, TWO].map((limit) => ({ limit, subject: ['ada'] }))
    const { db } = server.services
    await consumeRateLimits(db, server.services, tries)
    await refundRateLimits(db, server.services, tries)
    expect([await takeMany(6, FIVE, 'ada'), await takeMany(3, TWO, 'ada')]).toEqual([5, 2])
  })
})

describe('a subject whose tries are all back', () => {
  it('is deleted, and others are kept', async () => {
    await take(TWO, 'early')
    moveMinutes(20)
    await take(TWO, 'late')
    moveMinutes(15)
    await purgeIdleLimits(server.services.db, server.clock)
    expect(await takeMany(3, TWO, 'late')).toBe(1)
    const rows = await server.services.db.selectFrom('throttles').select('subject').execute()
    expect(rows).toHaveLength(1)
  })
})
