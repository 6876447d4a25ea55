import path from 'node:path'
import { z } from 'zod'
import { ERASED_PEOPLE_FILE, PICTURES_FOLDER } from '../platform/data-folder.ts'
import { OWN_SITE, siteAddress } from '../platform/http/site-addresses.ts'
import { trustedProxies } from '../platform/http/trusted-proxies.ts'
import { parseMailKey } from '../platform/mail/mail-key.ts'
import { senderAddress } from '../platform/mail/sender-address.ts'
import { smtpAddress } from '../platform/mail/smtp-address.ts'
import { operatorVariables } from './operator-environment.ts'
import { socialVariables } from './social-environment.ts'
import { checkEnvironment } from './check-environment.ts'

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a whole number from 0 to 65535')

/** An address without path, query or user name: `https://dayplate.example`. A trailing slash is removed. */
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an https:// address' })
  .refine((text) => isOrigin(text), 'must be an address alone, without path, query or password')
  .transform((text) => new URL(text).origin)

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url === null || url.href === `${url.origin}/`
}
const storeAddress = z.url({ protocol: /^https$/, error: 'must be an https:// address' }).optional()

/** The address of a PostgreSQL server. */
export const databaseAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

const PASSWORD_LENGTHS = 'must be a whole number from 4 to 64'
const passwordMinLength = z
  .string()
  .regex(/^\d{1,2}$/, PASSWORD_LENGTHS)
  .transform(Number)
  .refine((length) => length >= 4 && length <= 64, PASSWORD_LENGTHS)

const THROTTLE_FACTORS = 'must be a whole number from 1 to 100000'
const throttleFactor = z
  .string()
  .regex(/^\d{1,6}$/, THROTTLE_FACTORS)
  .transform(Number)
  .refine((factor) => factor >= 1 && factor <= 100_000, THROTTLE_FACTORS)

/** An absolute path, because commands are called from other folders than the server. */
const absolutePath = (example: string) =>
  z.string().refine((text) => path.isAbsolute(text), `must be an absolute path, for example ${example}`)

const DRAWING_MODES = ['ahead', 'when-asked', 'never'] as const

const mailKey = z.string().transform((text, context) => {
  const key = parseMailKey(text)
  if (key !== null) return key
  context.addIssue({ code: 'custom', message: 'must be 32 bytes in base64. Make one: openssl rand -base64 32' })
  return z.NEVER
})

const environmentSchema = z.object({
  /** The port the product listens on. */
  PORT: port.prefault('4000'),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The operator's own PostgreSQL; without it the embedded one is started. */
  DATABASE_URL: databaseAddress.optional(),
  /** The same database without a pool between, for the one connection that listens. While unset, `DATABASE_URL` is used. */
  DATABASE_LISTEN_URL: databaseAddress.optional(),
  /** The address users open. Behind a proxy it differs from `HOST` and `PORT`. */
  PUBLIC_URL: origin.optional(),
  /** Proxies that may report the address of a caller. Reports of others are ignored. */
  TRUSTED_PROXIES: trustedProxies.prefault('none'),
  /** Development is for trying and building the product, production for real users: see check-production.ts. */
  DAYPLATE_ENV: z.enum(['development', 'production']).default('development'),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('warn'),
  /** The specification says 4; ASVS requires 8 (see README). */
  PASSWORD_MIN_LENGTH: passwordMinLength.prefault('4'),
  /** Multiplies every rate limit. Values above 1 are for load tests and journeys, whose calls come from one address. */
  THROTTLE_FACTOR: throttleFactor.prefault('1'),
  /** The phone apps in their stores. While unset, users read how to install the web app on a phone. */
  APP_STORE_URL: storeAddress,
  GOOGLE_PLAY_URL: storeAddress,
  /** The page visitors start on, and the page behind "coach" in the menus. */
  EXTERNAL_HOME_URL: siteAddress.default(OWN_SITE.home),
  COACH_URL: siteAddress.default(OWN_SITE.coach),
  /** The mail server that sends our mails. While unset, mails stay queued. */
  SMTP_URL: smtpAddress.optional(),
  /** The sender of all mails. */
  MAIL_FROM: senderAddress.optional(),
  /** The file of erased people, so that a restored backup erases them again. */
  ERASED_PEOPLE_FILE: absolutePath('/var/lib/dayplate/erased-people.txt').default(ERASED_PEOPLE_FILE),
  /** The folder that keeps drawn pictures of meals. Several servers may share one. */
  PICTURES_DIR: absolutePath('/var/lib/dayplate/pictures').default(PICTURES_FOLDER),
  /** When pictures of meals are drawn: also before someone asks, only for those who ask, or on another server. */
  DRAW_PICTURES: z.enum(DRAWING_MODES, { error: `must be one of ${DRAWING_MODES.join(', ')}` }).default('ahead'),
  /** Encrypts the links of queued mails. While unset, a key file in the data folder is used. */
  MAIL_KEY: mailKey.optional(),
  ...operatorVariables,
  ...socialVariables,
})

export type Environment = z.infer<typeof environmentSchema>

export type EnvironmentOutcome =
  | { readonly kind: 'parsed'; readonly environment: Environment }
  | {
      readonly kind: 'refused'
      readonly violations: readonly string[]
      /** A production database that can be checked for further violations; null when there is none. */
      readonly databaseUrl: string | null
    }

/** The address users open: the operator's setting, or the address the server listens on. */
export const publicUrlOf = ({ PUBLIC_URL, HOST, PORT }: Pick<Environment, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://${HOST}:${PORT}`

/** Parses all variables at once and reports every error, so that an operator can correct all at once. */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): EnvironmentOutcome {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environmentSchema.safeParse(set)
  const isProduction = set['DAYPLATE_ENV'] === 'production'
  const violations = [...malformed(parsed.error), ...checkEnvironment(set)]
  if (parsed.success && violations.length === 0) return { kind: 'parsed', environment: parsed.data }
  const database = environmentSchema.shape.DATABASE_URL.safeParse(set['DATABASE_URL'])
  return { kind: 'refused', violations, databaseUrl: isProduction ? (database.data ?? null) : null }
}

const malformed = (error: z.ZodError | undefined): string[] =>
  error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
