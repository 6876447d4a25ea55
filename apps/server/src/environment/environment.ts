import path from 'node:path'
import { z } from 'zod'
import { ERASED_PEOPLE_FILE } from '../platform/data-folder.ts'
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

/** An address without path, query or name: `https://dayplate.example`. A slash at the end is forgiven. */
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an https:// address' })
  .refine((text) => isOrigin(text), 'must be an address alone, without path, query or password')
  .transform((text) => new URL(text).origin)

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url === null || url.href === `${url.origin}/`
}
const storeAddress = z.url({ protocol: /^https$/, error: 'must be an https:// address' }).optional()

/** The address of a PostgreSQL. */
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

/** A file that only absolute paths name: commands are called from other folders than the server is. */
const absoluteFile = z
  .string()
  .refine((text) => path.isAbsolute(text), 'must be an absolute path, for example /var/lib/dayplate/erased-people.txt')

const mailKey = z.string().transform((text, context) => {
  const key = parseMailKey(text)
  if (key !== null) return key
  context.addIssue({ code: 'custom', message: 'must be 32 bytes in base64. Make one: openssl rand -base64 32' })
  return z.NEVER
})

const environmentSchema = z.object({
  /** Where people reach the product. */
  PORT: port.prefault('4000'),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** An own PostgreSQL; without it the embedded one is started. */
  DATABASE_URL: databaseAddress.optional(),
  /** The address people use; behind a proxy it is another than `HOST` and `PORT` say. */
  PUBLIC_URL: origin.optional(),
  /** Who may say on whose behalf a call comes; everybody else's word for it is ignored. */
  TRUSTED_PROXIES: trustedProxies.prefault('none'),
  /** For trying and building the product, or for real people: see check-production.ts. */
  DAYPLATE_ENV: z.enum(['development', 'production']).default('development'),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('warn'),
  /** The specification says 4; ASVS asks for 8 (see README). */
  PASSWORD_MIN_LENGTH: passwordMinLength.prefault('4'),
  /** Multiplies every limit of tries; above 1 is for load tests and journeys, which come from one address. */
  THROTTLE_FACTOR: throttleFactor.prefault('1'),
  /** The apps for phones in their stores; while unset, people read how the web app comes onto a phone. */
  APP_STORE_URL: storeAddress,
  GOOGLE_PLAY_URL: storeAddress,
  /** Where visitors begin, and whom the menus call coach. */
  EXTERNAL_HOME_URL: siteAddress.default(OWN_SITE.home),
  COACH_URL: siteAddress.default(OWN_SITE.coach),
  /** The mail server that takes our mails; while unset, they wait. */
  SMTP_URL: smtpAddress.optional(),
  /** Who mails come from. */
  MAIL_FROM: senderAddress.optional(),
  /** Where erasures are noted outside the database, so that a restored backup erases these people again. */
  ERASED_PEOPLE_FILE: absoluteFile.default(ERASED_PEOPLE_FILE),
  /** Seals the links of mails that wait; while unset, a key lies in the data folder. */
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
      /** A production's database that could be looked into for more of them; null when there is none. */
      readonly databaseUrl: string | null
    }

/** Where people reach the product: what the operator says, else the address it listens on. */
export const publicUrlOf = ({ PUBLIC_URL, HOST, PORT }: Pick<Environment, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://${HOST}:${PORT}`

/** Reads all variables at once and names everything that is wrong, so that an operator mends it in one go. */
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
