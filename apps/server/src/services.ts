import type { Catalogue } from './modules/catalogue/index.ts'
import type { Pages } from './modules/content/pages/index.ts'
import type { Planner } from './modules/planning/planner/index.ts'
import type { SocialProviders } from './modules/social/providers/index.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Database } from './platform/db/database.ts'
import type { MailKey } from './platform/mail/mail-key.ts'

/** Addresses of the apps for phones in their stores; null as long as there is none. */
export interface MobileApps {
  readonly appStoreUrl: string | null
  readonly googlePlayUrl: string | null
}

/** What use cases work with. Clock and randomness are passed in, so that tests can move and fix them. */
export interface Services {
  readonly db: Database
  readonly clock: Clock
  readonly randomBytes: (size: number) => Uint8Array
  /** The newest one; another after an import, so ask for it once and keep it for the length of a piece of work. */
  readonly catalogue: Catalogue
  readonly planner: Planner
  /** Pages of text, with who runs the installation. */
  readonly pages: Pages
  /** Where people reach the product, without a slash at the end. */
  readonly publicUrl: string
  /** Seals links in mails that wait. */
  readonly mailKey: MailKey
  /** Where erasures are noted outside the database: see docs/backup.md. */
  readonly erasedPeopleFile: string
  readonly passwordMinLength: number
  /** Multiplies every limit of tries: 1 for real people, more where tests are many people on one machine. */
  readonly throttleFactor: number
  readonly mobileApps: MobileApps
  /** Who tells who a person is, as far as this installation has accounts there. */
  readonly socialProviders: SocialProviders
}
