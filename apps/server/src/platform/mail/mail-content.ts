import { z } from 'zod'

/** A page of ours; two slashes would begin the address of another site. */
const path = z.string().regex(/^\/(?!\/)[^\s\\]*$/)

const provider = z.enum(['google', 'apple', 'facebook'])

/** As the database holds it: whoever reads it may be another release than who wrote it. */
export const mailContentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('activate-account'), path }).readonly(),
  z.object({ kind: z.literal('reset-password'), path }).readonly(),
  z.object({ kind: z.literal('log-in-link'), path }).readonly(),
  // Without providers: none is linked, or a release before wrote it.
  z.object({ kind: z.literal('password-changed'), providers: z.array(provider).readonly().optional() }).readonly(),
  z.object({ kind: z.literal('account-claimed') }).readonly(),
  z.object({ kind: z.literal('social-linked'), provider }).readonly(),
  z.object({ kind: z.literal('social-unlinked'), provider }).readonly(),
  z.object({ kind: z.literal('remove-account'), path }).readonly(),
  z.object({ kind: z.literal('account-removed') }).readonly(),
  // Without a path: the address has an account, and its owner is told so. One kind, so that nothing tells who asked which of both was sent.
  z.object({ kind: z.literal('confirm-email'), path: path.optional() }).readonly(),
  z.object({ kind: z.literal('email-change-asked') }).readonly(),
  z.object({ kind: z.literal('email-changed') }).readonly(),
])

/** What a mail is about and what its template is filled with. Paths are ours; the sender puts the product's address before. */
export type MailContent = z.infer<typeof mailContentSchema>
