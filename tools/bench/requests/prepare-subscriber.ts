import { articles } from '@dayplate/catalogue/articles'
import { randomBytes } from 'node:crypto'
import { devNull } from 'node:os'
import { dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'
import { logIn } from '../../../apps/server/src/modules/accounts/log-in.ts'
import { loadCatalogue } from '../../../apps/server/src/modules/catalogue/index.ts'
import { pagesOf } from '../../../apps/server/src/modules/content/pages/index.ts'
import { openShelf } from '../../../apps/server/src/modules/knowledge/shelf/index.ts'
import { openKeptExamples } from '../../../apps/server/src/modules/example-days/kept/index.ts'
import { noLitPlates } from '../../../apps/server/src/modules/pictures/index.ts'
import { openPlanner } from '../../../apps/server/src/modules/planning/index.ts'
import { systemClock } from '../../../apps/server/src/platform/clock/clock.ts'
import type { Database } from '../../../apps/server/src/platform/db/database.ts'
import { makeMailKey } from '../../../apps/server/src/platform/mail/mail-key.ts'
import { DEMO_CREDENTIALS, seedDemo } from '../../../apps/server/src/scenario/index.ts'
import { NO_DEVICE } from '../../../apps/server/src/platform/http/read-device.ts'
import { NO_PROVIDERS } from '../../../apps/server/src/modules/social/index.ts'
import type { Services } from '../../../apps/server/src/services.ts'

/** The shortest that the specification allows. Only the demo's password is set here. */
const PASSWORD_MIN_LENGTH = 4

/** The product's services on a migrated database, with a session of the demo subscriber; `date` is their today. */
export async function prepareSubscriber(db: Database) {
  const catalogue = await loadCatalogue(db, systemClock)
  const services: Services = {
    db,
    clock: systemClock,
    randomBytes,
    catalogue,
    planner: openPlanner(),
    litPlates: noLitPlates,
    exampleDays: openKeptExamples(),
    mailKey: makeMailKey(randomBytes),
    erasedPeopleFile: devNull,
    passwordMinLength: PASSWORD_MIN_LENGTH,
    throttleFactor: 1,
    publicUrl: 'https://dayplate.example',
    pages: pagesOf(),
    shelf: openShelf(articles),
    mobileApps: { appStoreUrl: null, googlePlayUrl: null },
    socialProviders: NO_PROVIDERS,
  }
  await seedDemo(services)
  const outcome = await logIn(services, DEMO_CREDENTIALS, { device: NO_DEVICE, network: 'bench' })
  if (outcome.kind !== 'logged-in') throw new Error('The demo subscriber cannot log in.')
  const timeZone = DEFAULT_TIME_ZONE
  return { services, token: outcome.token, timeZone, date: dayOfInstant(systemClock.now(), timeZone) }
}
