// Child process of the overload benchmark: the product's server on a free port, on the migrated database of
// DATABASE_URL. It has production limits, a local proxy that reports callers' addresses, and people who logged in from
// a network before. Ends with its parent.
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer } from '../../apps/server/src/create-server.ts'
import { register } from '../../apps/server/src/modules/accounts/index.ts'
import { noteLoginNetwork } from '../../apps/server/src/modules/accounts/login-networks.repository.ts'
import { loadCatalogue } from '../../apps/server/src/modules/catalogue/index.ts'
import { pagesOf } from '../../apps/server/src/modules/content/pages/index.ts'
import { openShelf } from '../../apps/server/src/modules/knowledge/shelf/index.ts'
import { openKeptExamples } from '../../apps/server/src/modules/example-days/kept/index.ts'
import { noLitPlates } from '../../apps/server/src/modules/pictures/index.ts'
import { plannerHere } from '../../apps/server/src/modules/planning/index.ts'
import { NO_PROVIDERS } from '../../apps/server/src/modules/social/index.ts'
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { makeMailKey } from '../../apps/server/src/platform/mail/mail-key.ts'
import { NO_DEVICE } from '../../apps/server/src/platform/http/read-device.ts'
import { networkOf } from '../../apps/server/src/platform/throttle/network-of.ts'
import type { Services } from '../../apps/server/src/services.ts'
import { PASSWORD, PEOPLE } from './overload/people.ts'

const db = openDatabase({ connectionString: process.env['DATABASE_URL'] ?? '' })
const services: Services = {
  db,
  clock: systemClock,
  randomBytes,
  catalogue: await loadCatalogue(db, systemClock),
  planner: plannerHere,
  litPlates: noLitPlates,
  exampleDays: openKeptExamples(),
  pages: pagesOf(),
  shelf: openShelf({ en: [], pl: [] }),
  mailKey: makeMailKey(randomBytes),
  // Not used, because this server erases no accounts.
  erasedPeopleFile: path.join(tmpdir(), 'overload-erased-people.txt'),
  passwordMinLength: 4,
  throttleFactor: 1,
  publicUrl: 'https://dayplate.example',
  socialProviders: NO_PROVIDERS,
  mobileApps: { appStoreUrl: null, googlePlayUrl: null },
}
for (const { email, knownFrom } of PEOPLE) {
  const account = { email, password: PASSWORD, agreementsTermsAndConditions: true }
  const outcome = await register(services, account, { timeZone: null, device: NO_DEVICE, sender: null })
  if (outcome.kind !== 'registered') throw new Error('Nobody can register.')
  const { userId } = outcome
  if (knownFrom !== null) await noteLoginNetwork(db, systemClock, { userId, network: networkOf(knownFrom) })
}
const app = await createServer({ services, webFolder: null, logLevel: 'silent', trustedProxies: ['127.0.0.1'] })

process.once('disconnect', () => process.exit())
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
