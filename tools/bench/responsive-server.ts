// Child process of the responsiveness benchmark: the product's server on a free port, on the migrated database of
// DATABASE_URL, with people who have access and no plan. PLANNER decides where it plans. It answers each message with
// the delay of its event loop since the last one. Ends with its parent.
import { randomBytes } from 'node:crypto'
import { devNull } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { addDays, dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'
import { createServer } from '../../apps/server/src/create-server.ts'
import { logIn } from '../../apps/server/src/modules/accounts/log-in.ts'
import { loadCatalogue } from '../../apps/server/src/modules/catalogue/index.ts'
import { pagesOf } from '../../apps/server/src/modules/content/pages/index.ts'
import { openShelf } from '../../apps/server/src/modules/knowledge/shelf/index.ts'
import { openKeptExamples } from '../../apps/server/src/modules/example-days/kept/index.ts'
import { noLitPlates } from '../../apps/server/src/modules/pictures/index.ts'
import { openPlanner, plannerHere } from '../../apps/server/src/modules/planning/index.ts'
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { createSubscriber } from '../../apps/server/src/scenario/create-subscriber.ts'
import { NO_DEVICE } from '../../apps/server/src/platform/http/read-device.ts'
import { NO_PROVIDERS } from '../../apps/server/src/modules/social/index.ts'
import { makeMailKey } from '../../apps/server/src/platform/mail/mail-key.ts'
import type { Services } from '../../apps/server/src/services.ts'
import type { Delay, Ready } from './responsiveness/messages.ts'

const PEOPLE = 20
const ACCESS_DAYS = 365
const NS_PER_MS = 1e6

const db = openDatabase({ connectionString: process.env['DATABASE_URL'] ?? '' })
const services: Services = {
  db,
  clock: systemClock,
  randomBytes,
  catalogue: await loadCatalogue(db, systemClock),
  planner: process.env['PLANNER'] === 'here' ? plannerHere : openPlanner(),
  litPlates: noLitPlates,
  exampleDays: openKeptExamples(),
  mailKey: makeMailKey(randomBytes),
  erasedPeopleFile: devNull,
  passwordMinLength: 4,
  throttleFactor: 1,
  publicUrl: 'https://dayplate.example',
  pages: pagesOf(),
  shelf: openShelf({ en: [], pl: [] }),
  mobileApps: { appStoreUrl: null, googlePlayUrl: null },
  socialProviders: NO_PROVIDERS,
}
const today = dayOfInstant(systemClock.now(), DEFAULT_TIME_ZONE)

async function newToken(index: number): Promise<string> {
  const credentials = { email: `${process.env['PLANNER']}-${index}@example.com`, password: 'plum-and-rye' }
  await createSubscriber(services, {
    credentials,
    access: { startsOn: today, days: ACCESS_DAYS },
    isIntroductionSeen: true,
  })
  const outcome = await logIn(services, credentials, { device: NO_DEVICE, network: 'bench' })
  if (outcome.kind !== 'logged-in') throw new Error('Nobody can log in.')
  return outcome.token
}

async function serve(): Promise<Ready> {
  const tokens: string[] = []
  for (let index = 0; index < PEOPLE; index += 1) tokens.push(await newToken(index))
  const app = await createServer({ services, webFolder: null, logLevel: 'warn' })
  return { origin: await app.listen({ port: 0, host: '127.0.0.1' }), tokens, startDate: addDays(today, 1) }
}

const delay = monitorEventLoopDelay({ resolution: 1 })
process.on('message', () => {
  const [p50, p99] = [50, 99].map((percentile) => delay.percentile(percentile) / NS_PER_MS)
  process.send?.({ p50: p50 ?? 0, p99: p99 ?? 0, max: delay.max / NS_PER_MS } satisfies Delay)
  delay.reset()
})
process.once('disconnect', () => process.exit())
process.send?.(await serve())
delay.enable()
