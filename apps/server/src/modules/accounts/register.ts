import { registrationSchemaFor } from '@dayplate/rules/accounts'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { fieldErrors, type FieldError } from '../../platform/graphql/validation-exception.ts'
import type { Device } from '../../platform/http/read-device.ts'
import { parseMailbox } from '../../platform/mail/mailbox-of.ts'
import { OverloadedError } from '../../platform/graphql/errors.ts'
import { consumeRateLimits, consumeRateLimit, type Try } from '../../platform/throttle/consume-rate-limit.ts'
import { refundOnOverload } from '../../platform/throttle/refund-on-overload.ts'
import type { Services } from '../../services.ts'
import { codeTries, redeemAccessCode } from '../access/index.ts'
import { insertAccount } from './accounts.repository.ts'
import { isGuessedFirst } from './guessed-first.ts'
import { placeOfNetwork, placeOfUser } from './hashing-place.ts'
import { REGISTRATION_IN_ALL_TRY, registerTries } from './limits.ts'
import { mailLink } from './mail-link.ts'
import { openSession } from './open-session.ts'
import { hashPassword } from './password-hash.ts'
import { storeAgreements } from './store-agreements.ts'

export interface Registration {
  readonly email: string
  readonly password: string
  readonly name?: string | null | undefined
  readonly sex?: 'female' | 'male' | null | undefined
  readonly accessCode?: string | null | undefined
  readonly agreementsTermsAndConditions: boolean
  readonly agreementsPersonalDataProcessing?: boolean | null | undefined
}

export type RegisterOutcome =
  | { readonly kind: 'registered'; readonly token: string; readonly userId: string }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'too-many' }

/** The caller who registers. */
export interface Origin {
  readonly timeZone: string | null
  readonly device: Device
  /** Null for accounts that operators create: no limit counts them, and their address is confirmed. */
  readonly sender: { readonly network: string; readonly language: 'en' | 'pl' } | null
}

const refused = (fieldName: string, message: string): Extract<RegisterOutcome, { kind: 'refused' }> => ({
  kind: 'refused',
  errors: [{ fieldName, messages: [message] }],
})

/** Carries the refusal out of the transaction, so that a bad access code leaves no account behind. */
class RegistrationRefused extends Error {
  readonly outcome: RegisterOutcome
  constructor(outcome: RegisterOutcome) {
    super('registration refused')
    this.outcome = outcome
  }
}

/** Creates an account and logs it in. An access code also grants its access; when the code is refused, no account is created. */
export async function register(
  services: Services,
  registration: Registration,
  origin: Origin,
): Promise<RegisterOutcome> {
  const checked = registrationSchemaFor(services.passwordMinLength, isGuessedFirst(services)).safeParse(registration)
  if (!checked.success) return { kind: 'refused', errors: fieldErrors(checked.error) }
  const email = parseMailbox(registration.email)
  if (email === null) return refused('email', 'validation/email-format')
  const hashed = await hashForTries(services, registration, origin)
  if (hashed.kind !== 'hashed') return hashed
  const { passwordHash } = hashed
  try {
    return await services.db.transaction().execute(async (trx) => {
      const userId = await openAccount(trx, services, {
        registration: { ...registration, email },
        passwordHash,
        origin,
      })
      const network = origin.sender?.network ?? null
      const token = await openSession(trx, services, { userId, device: origin.device, network })
      return { kind: 'registered', token, userId }
    })
  } catch (error) {
    if (error instanceof RegistrationRefused) return error.outcome
    throw error
  }
}

async function openAccount(
  trx: Transaction<DB>,
  services: Services,
  opening: { readonly registration: Registration; readonly passwordHash: string; readonly origin: Origin },
): Promise<string> {
  const { registration, passwordHash } = opening
  const { timeZone, sender } = opening.origin
  const account = {
    email: registration.email,
    passwordHash,
    name: nullIfEmpty(registration.name?.trim()),
    sex: registration.sex ?? null,
    timeZone,
    status: sender === null ? 'active' : 'non_active',
  } as const
  const userId = await insertAccount(trx, account, services.clock)
  if (userId === null) throw new RegistrationRefused(refused('email', 'auth/register/email-taken'))
  const agreesToProcessing = registration.agreementsPersonalDataProcessing === true
  await storeAgreements(trx, services, { userId, agreesToProcessing })
  await redeemIfGiven(trx, services, { userId, accessCode: nullIfEmpty(registration.accessCode?.trim()) })
  if (sender !== null) {
    const addressee = { userId, address: account.email, language: sender.language }
    await mailLink(trx, services, { purpose: 'activate', addressee })
  }
  return userId
}

type HashOutcome =
  | { readonly kind: 'hashed'; readonly passwordHash: string }
  | Exclude<RegisterOutcome, { kind: 'registered' }>

/** Hashes the password within the limits of registrations and codes. Accounts that operators create are not limited. */
async function hashForTries(
  services: Services,
  { password, accessCode }: Registration,
  { sender }: Origin,
): Promise<HashOutcome> {
  if (sender === null) return { kind: 'hashed', passwordHash: await hashPassword(password, placeOfUser('operator')) }
  const { network } = sender
  const tries = registerTries(network)
  if (!(await consumeRateLimits(services.db, services, tries))) return { kind: 'too-many' }
  return refundOnOverload(services, tries, async () => {
    const inAll = REGISTRATION_IN_ALL_TRY
    if (!(await consumeRateLimit(services.db, services, inAll))) throw new OverloadedError()
    const codes = triesOfCode(accessCode, network)
    if (!(await consumeRateLimits(services.db, services, codes))) return refused('accessCode', 'coupon/unknown-code')
    const hash = () => hashPassword(password, placeOfNetwork(network, { isFamiliar: false }))
    return { kind: 'hashed', passwordHash: await refundOnOverload(services, [inAll, ...codes], hash) }
  })
}

/** A registration without a code does not count as trying one. */
const triesOfCode = (accessCode: Registration['accessCode'], network: string): readonly Try[] =>
  nullIfEmpty(accessCode?.trim()) === null ? [] : codeTries({ userId: null, network })

async function redeemIfGiven(
  trx: Transaction<DB>,
  services: Services,
  given: { readonly userId: string; readonly accessCode: string | null },
): Promise<void> {
  if (given.accessCode === null) return
  const redeemed = await redeemAccessCode(trx, services.clock, { userId: given.userId, code: given.accessCode })
  if (redeemed.kind !== 'redeemed') throw new RegistrationRefused(refused('accessCode', `coupon/${redeemed.kind}`))
}

const nullIfEmpty = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text)
