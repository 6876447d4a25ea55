import type { Catalogue } from './modules/catalogue/index.ts'
import type { Pages } from './modules/content/pages/index.ts'
import type { Shelf } from './modules/knowledge/shelf/index.ts'
import type { KeptExamples } from './modules/example-days/kept/index.ts'
import type { LitPlates } from './modules/pictures/lit-plates/index.ts'
import type { Planner } from './modules/planning/planner/index.ts'
import type { SocialProviders } from './modules/social/providers/index.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Database } from './platform/db/database.ts'
import type { MailKey } from './platform/mail/mail-key.ts'

/** Addresses of the phone apps in their stores; null while there is none. */
export interface MobileApps {
  readonly appStoreUrl: string | null
  readonly googlePlayUrl: string | null
}

/** The dependencies of use cases. Clock and randomness are passed in, so that tests can set them. */
export interface Services {
  readonly db: Database
  readonly clock: Clock
  readonly randomBytes: (size: number) => Uint8Array
  /** The newest catalogue. An import replaces it, so read it once and keep it for one piece of work. */
  readonly catalogue: Catalogue
  readonly planner: Planner
  /** The lit pictures of meals. */
  readonly litPlates: LitPlates
  /** The example days that are planned ahead for visitors. */
  readonly exampleDays: KeptExamples
  /** Pages of text with the details of the operator. */
  readonly pages: Pages
  /** The articles of the knowledge section. */
  readonly shelf: Shelf
  /** The address of the product for users, without a trailing slash. */
  readonly publicUrl: string
  /** Encrypts the links of queued mails. */
  readonly mailKey: MailKey
  /** The file of erased people: see docs/backup.md. */
  readonly erasedPeopleFile: string
  readonly passwordMinLength: number
  /** Multiplies every rate limit: 1 for real users, more for tests that act as many users on one machine. */
  readonly throttleFactor: number
  readonly mobileApps: MobileApps
  /** The login providers; null for each at which this installation has no account. */
  readonly socialProviders: SocialProviders
}
