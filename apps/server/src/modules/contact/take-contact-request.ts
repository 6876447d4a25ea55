import { contactSchema } from '@dayplate/rules/contact'
import { instantOf } from '../../platform/clock/clock.ts'
import { fieldErrors, type FieldError } from '../../platform/graphql/validation-exception.ts'
import { parseMailbox } from '../../platform/mail/mailbox-of.ts'
import { consumeRateLimit, type Limit } from '../../platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../services.ts'
import { insertContactRequest } from './contact.repository.ts'

/** Messages one network may send in an hour: enough for a family with questions, too few to flood the operators. */
const MESSAGES = { name: 'contact', tries: 5, withinSeconds: 3_600 } as const satisfies Limit

export type ContactOutcome =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'too-many' }

export interface Sender {
  readonly userId: string | null
  readonly network: string
  readonly language: 'en' | 'pl'
}

/**
 * Stores a message for the operators. Only valid messages count towards the limit, so that a mistyped address cannot
 * use it up.
 */
export async function takeContactRequest(
  services: Services,
  request: unknown,
  { userId, network, language }: Sender,
): Promise<ContactOutcome> {
  const checked = contactSchema.safeParse(request)
  if (!checked.success) return { kind: 'refused', errors: fieldErrors(checked.error) }
  return services.db.transaction().execute(async (trx) => {
    if (!(await consumeRateLimit(trx, services, { limit: MESSAGES, subject: [network] }))) return { kind: 'too-many' }
    // In normal form, because erasing the account with this address also erases the message.
    const email = parseMailbox(checked.data.email) ?? checked.data.email
    const createdAt = instantOf(services.clock)
    await insertContactRequest(trx, { ...checked.data, email, userId, language, createdAt })
    return { kind: 'taken' }
  })
}
