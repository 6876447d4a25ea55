import { emailSchema } from '@dayplate/rules/accounts'
import { z } from 'zod'

/** Who mails come from. */
export interface SenderAddress {
  /** As mail programs show it; empty shows the address. */
  readonly name: string
  readonly address: string
}

const MESSAGE = 'must be an e-mail address, or a name and an address such as Dayplate <hello@dayplate.example>'
const NAMED = /^(?<name>[^<>"\p{Cc}]*)<(?<address>[^<>]+)>$/u

/** `Dayplate <hello@dayplate.example>`, or the address alone. */
export const senderAddress = z.string().transform((text, context): SenderAddress => {
  const { name = '', address = text } = NAMED.exec(text)?.groups ?? {}
  const checked = emailSchema.safeParse(address)
  if (checked.success && !/[<>]/.test(checked.data)) return { name: name.trim(), address: checked.data }
  context.addIssue({ code: 'custom', message: MESSAGE })
  return z.NEVER
})
