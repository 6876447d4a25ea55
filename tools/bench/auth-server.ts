// Child process of the login timing benchmark: the product's server on a free port, on the migrated database of
// DATABASE_URL, with one account and without rate limits. Ends with its parent.
import { randomBytes } from 'node:crypto'
import { devNull } from 'node:os'
import { createServer } from '../../apps/server/src/create-server.ts'
import { register } from '../../apps/server/src/modules/accounts/index.ts'
import { loadCatalogue } from '../../apps/server/src/modules/catalogue/index.ts'
import { pagesOf } from '../../apps/server/src/modules/content/pages/index.ts'
import { openShelf } from '../../apps/server/src/modules/knowledge/shelf/index.ts'
import { openKeptExamples } from '../../apps/server/src/modules/example-days/kept/index.ts'
import { noLitPlates } from '../../apps/server/src/modules/pictures/index.ts'
import { plannerHere } from '../../apps/server/src/modules/planning/index.ts'
import { NO_PROVIDERS } from '../../apps/server/src/modules/social/index.ts'
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { NO_DEVICE } from '../../apps/server/src/platform/http/read-device.ts'
import { makeMailKey } from '../../apps/server/src/platform/mail/mail-key.ts'
import type { Services } from '../../apps/server/src/services.ts'
import { KNOWN_EMAIL } from './auth-timing/emails.ts'

const db = openDatabase({ connectionString: process.env['DATABASE_URL'] ?? '' })
const services: Services = {
  db,
  clock: systemClock,
  randomBytes,
  catalogue: await loadCatalogue(db, systemClock),
  planner: plannerHere,
  litPlates: noLitPlates,
  exampleDays: openKeptExamples(),
  mailKey: makeMailKey(randomBytes),
  erasedPeopleFile: devNull,
  passwordMinLength: 4,
  throttleFactor: 100_000,
  publicUrl: 'https://dayplate.example',
  socialProviders: NO_PROVIDERS,
  pages: pagesOf(),
  shelf: openShelf({ en: [], pl: [] }),
  mobileApps: { appStoreUrl: null, googlePlayUrl: null },
}
const account = { email: KNOWN_EMAIL, password: 'plum-and-rye', agreementsTermsAndConditions: true }
await register(services, account, { timeZone: null, device: NO_DEVICE, sender: null })
const app = await createServer({ services, webFolder: null, logLevel: 'warn' })

process.once('disconnect', () => process.exit())
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
