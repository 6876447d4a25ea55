import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { argon2 } from '../src/modules/accounts/index.ts'
import { accountCallsOf } from './tools/account-calls.ts'
import { FORM_LIMITS } from './tools/limits/form-limits.ts'
import { LimitStage } from './tools/limits/limit-stage.ts'
import { LINK_LIMITS } from './tools/limits/link-limits.ts'
import { PASSWORD_LIMITS } from './tools/limits/password-limits.ts'
import { SOCIAL_LIMITS } from './tools/limits/social-limits.ts'
import { startSocialServer, type SocialServer } from './tools/social-server.ts'
import { toldEvents } from './tools/told-events.ts'

let server: SocialServer
let stage: LimitStage
const lines: string[] = []
beforeAll(async () => {
  server = await startSocialServer({ log: { level: 'fatal', write: (line) => void lines.push(line) } })
  stage = new LimitStage(server, toldEvents(lines))
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveDays(1))

const ROWS = [...PASSWORD_LIMITS, ...LINK_LIMITS, ...SOCIAL_LIMITS, ...FORM_LIMITS]
/** They count secret addresses, and are tested with them: calendar.test.ts, shared-list-guesses.test.ts, address-limits.test.ts. */
const OF_ADDRESSES = ['calendar-guesses', 'calendar-fetches', 'shared-list-guesses', 'shared-list-calls']

const SOURCES = path.join(import.meta.dirname, '../src')
const moveMs = (milliseconds: number) => server.clock.moveTo(new Date(server.clock.now() + milliseconds).toISOString())

describe.each(ROWS)(
  '$limit, counted by $call',
  ({ limit, tries, spent = 0, withinMinutes, refusal, refusesAll = false, turnstile }) => {
    it(`accepts ${tries} calls, refuses further ones like wrong ones, and gives tries back evenly`, async () => {
      const { right, wrong } = await turnstile(stage)
      const useUp = async () => {
        const told = await (wrong === undefined ? right('counted') : wrong())
        expect(told).toBe(wrong === undefined ? 'done' : refusal)
      }
      for (let used = 1 + spent; used < tries; used += 1) await useUp()
      expect(await right('counted')).toBe('done')
      // A right login is not a guess, so its try was refunded.
      if (limit.startsWith('login-')) await useUp()
      expect(await right('counted')).toBe(refusal)
      expect(await right('another')).toBe(refusesAll ? refusal : 'done')
      const shareMs = (withinMinutes * 60_000) / tries
      moveMs(shareMs - 1)
      expect(await right('counted')).toBe(refusal)
      moveMs(1)
      expect(await right('counted')).toBe('done')
    })
  },
)

it('covers every limit in the code', () => {
  const code = globSync('**/*.ts', { cwd: SOURCES }).map((file) => readFileSync(path.join(SOURCES, file), 'utf8'))
  const names = code.flatMap((text) =>
    [...text.matchAll(/\bname: '([^']+)',\s*tries:[^}]*\} as const satisfies Limit\b/g)].map(([, name]) => name),
  )
  // Counts the limits by `withinSeconds`, which every limit has however it is written, so that the pattern above
  // misses none.
  const written = code.flatMap((text) => [...text.matchAll(/\bwithinSeconds: (?!number)/g)])
  expect(written).toHaveLength(names.length)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set([...ROWS.map(({ limit }) => limit), ...OF_ADDRESSES])).toEqual(new Set(names))
})

it('refunds the try of a right login and no guesses with it', async () => {
  const calls = accountCallsOf(server)
  await calls.register('guessed@example.com')
  const verify = vi.spyOn(argon2, 'verify')
  for (let round = 0; round < 15; round += 1) {
    await calls.logIn('guessed@example.com', 'guess')
    await calls.logIn('guessed@example.com')
  }
  expect(verify.mock.calls.filter(([, password]) => password === 'guess')).toHaveLength(10)
})
