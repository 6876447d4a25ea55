import { SOCIAL_PROVIDERS } from '@dayplate/rules/social'
import { z } from 'zod'

/** A page of ours; two slashes would begin the address of another site. */
const path = z.string().regex(/^\/(?!\/)[^\s\\]*$/)

/** Where a mail leads whose reader has an account. */
export const LOGIN_PATH = '/auth/login'

const provider = z.enum(SOCIAL_PROVIDERS)

/** As it is read from the database, its link opened. A release before or after this one may have written it. */
export const mailContentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('activate-account'), path }).readonly(),
  z.object({ kind: z.literal('reset-password'), path }).readonly(),
  z.object({ kind: z.literal('log-in-link'), path }).readonly(),
  // Without providers: none is linked, or a release before wrote it. `isFirst`: the account had no password. `hadEmailChange`: a change
  // of address was cancelled.
  z
    .object({
      kind: z.literal('password-changed'),
      providers: z.array(provider).readonly().optional(),
      isFirst: z.boolean().optional(),
      hadEmailChange: z.boolean().optional(),
    })
    .readonly(),
  z.object({ kind: z.literal('account-claimed'), hadEmailChange: z.boolean().optional() }).readonly(),
  z.object({ kind: z.literal('social-linked'), provider }).readonly(),
  z.object({ kind: z.literal('social-unlinked'), provider }).readonly(),
  z.object({ kind: z.literal('remove-account'), path }).readonly(),
  z.object({ kind: z.literal('account-removed') }).readonly(),
  z.object({ kind: z.literal('account-unused') }).readonly(),
  // To `LOGIN_PATH`: the address has an account, and its owner is told so. One kind, so that nothing tells who asked which of both was sent.
  z.object({ kind: z.literal('confirm-email'), path }).readonly(),
  z.object({ kind: z.literal('email-change-asked') }).readonly(),
  z.object({ kind: z.literal('email-changed') }).readonly(),
])

/** How a link waits in the database: see sealed-path.ts. */
export const sealedLinkSchema = z.object({ kind: z.string(), sealed: z.string() })

/** What a mail is about and what its template is filled with. Paths are ours; the sender puts the product's address before. */
export type MailContent = z.infer<typeof mailContentSchema>

/** Of a mail whose link opens something: it is not stored as it is. */
export type LinkContent = Extract<MailContent, { readonly path: string }>

/** Of a mail that opens nothing. */
export type PlainContent = Exclude<MailContent, LinkContent>
