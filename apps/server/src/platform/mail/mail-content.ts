import { COURSE_LESSONS } from '@dayplate/messages/server'
import { SOCIAL_PROVIDERS } from '@dayplate/rules/social'
import { z } from 'zod'

/** A path of the app. Two slashes would start the address of another site. */
const path = z.string().regex(/^\/(?!\/)[^\s\\]*$/)

/** The link target in mails to readers who already have an account. */
export const LOGIN_PATH = '/auth/login'

const provider = z.enum(SOCIAL_PROVIDERS)

/** The target of a link in a newsletter: a path of the app, or an address of another site. */
export const linkTarget = z.union([path, z.string().regex(/^https:\/\/[^\s\\"<>]+$/)])

const words = z.array(z.union([z.string(), z.object({ label: z.string(), target: linkTarget }).readonly()])).readonly()

/** A paragraph or a list. Words are text, and never HTML. */
const block = z.union([
  z.object({ kind: z.literal('paragraph'), words }).readonly(),
  z.object({ kind: z.literal('list'), items: z.array(words).readonly() }).readonly(),
])

/** The content of a mail as read from the database, with its link opened. An older or a newer release may have written it. */
export const mailContentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('activate-account'), path }).readonly(),
  z.object({ kind: z.literal('reset-password'), path }).readonly(),
  z.object({ kind: z.literal('log-in-link'), path }).readonly(),
  // `providers` is missing when none is linked or an older release wrote the mail. `isFirst`: the account had no password.
  // `hadEmailChange`: a change of address was cancelled.
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
  // With `LOGIN_PATH` the mail tells its reader that the address already has an account. Both are one kind, so that the stored
  // row does not reveal to the user who asked which mail was sent.
  z.object({ kind: z.literal('confirm-email'), path }).readonly(),
  z.object({ kind: z.literal('email-change-asked') }).readonly(),
  z.object({ kind: z.literal('email-changed') }).readonly(),
  // The texts of the operator are copied, so that a mail says what the operator saw before it was queued.
  z.object({ kind: z.literal('newsletter'), subject: z.string(), blocks: z.array(block).readonly() }).readonly(),
  z
    .object({
      kind: z.literal('new-articles'),
      articles: z
        .array(z.object({ title: z.string(), teaser: z.string(), page: path }).readonly())
        .min(1)
        .readonly(),
    })
    .readonly(),
  z.object({ kind: z.literal('diet-course'), lesson: z.enum(COURSE_LESSONS) }).readonly(),
])

/** A run of words in a mail: text, or a link. */
export type MailWords = z.infer<typeof words>
export type MailBlock = z.infer<typeof block>

/** A stored link, encrypted: see sealed-path.ts. */
export const sealedLinkSchema = z.object({ kind: z.string(), sealed: z.string() })

/** The kind of a mail and the values its template needs. Paths are ours; the sender puts the product's address in front. */
export type MailContent = z.infer<typeof mailContentSchema>

/** The content of a mail with a secret link, which is stored encrypted. */
export type LinkContent = Extract<MailContent, { readonly path: string }>

/** The content of a mail that people agreed to receive. */
export type AgreedContent = Extract<MailContent, { readonly kind: 'newsletter' | 'new-articles' | 'diet-course' }>

/** The content of a mail about the account without a secret link. */
export type PlainContent = Exclude<MailContent, LinkContent | AgreedContent>
