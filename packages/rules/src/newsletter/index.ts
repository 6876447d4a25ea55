import * as z from 'zod/mini'
import { emailSchema } from '../accounts/index.ts'

/** The form to unsubscribe from the newsletter. */
export const unsubscribeSchema = z.object({ email: emailSchema })

export type UnsubscribeValues = z.infer<typeof unsubscribeSchema>

/** The kinds of mail that a link can stop, as they stand in its address. */
export const UNSUBSCRIBE_KINDS = ['newsletter', 'articles', 'diet-course'] as const
export type UnsubscribeKind = (typeof UNSUBSCRIBE_KINDS)[number]

/** Whether a text has the form of the secret in such a link: 48 bytes in base64url. */
export const mayBeUnsubscribeToken = (text: string): boolean => /^[\w-]{64}$/.test(text)
