import { emailSchema } from '@dayplate/rules/accounts'
import { z } from 'zod'

/** The sender of all mails. */
export interface SenderAddress {
  /** The name shown by mail programs; when it is empty they show the address. */
  readonly name: string
  readonly address: string
}

const MESSAGE = 'must be an e-mail address, or a name and an address such as Dayplate <hello@dayplate.example>'
const NAMED = /^(?<name>[^<>"\p{Cc}]*)<(?<address>[^<>]+)>$/u

/** Parses `Dayplate <hello@dayplate.example>` or a plain address. */
export const senderAddress = z.string().transform((text, context): SenderAddress => {
  const { name = '', address = text } = NAMED.exec(text)?.groups ?? {}
  const checked = emailSchema.safeParse(address)
  if (checked.success && !/[<>]/.test(checked.data)) return { name: name.trim(), address: checked.data }
  context.addIssue({ code: 'custom', message: MESSAGE })
  return z.NEVER
})
