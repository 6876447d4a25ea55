import * as z from 'zod/mini'
import { emailSchema, NAME_MAX_LENGTH, ONE_LINE } from '../accounts/index.ts'

/** The topics that the contact form offers. */
export const CONTACT_TOPICS = ['diet', 'technical', 'payment', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** Longest message, in characters: about two printed pages. */
export const MESSAGE_MAX_LENGTH = 5_000

/** Allows line breaks and tabs in a message; other control characters and lone surrogates are refused. */
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u

const requiredText = (maxLength: number, format: RegExp) =>
  z
    .string('validation/required')
    .check(
      z.trim(),
      z.minLength(1, { error: 'validation/required', abort: true }),
      z.maxLength(maxLength, { error: 'validation/too-long', abort: true }),
      z.regex(format, 'validation/text-format'),
    )

/** The contact form and the gateway's `ContactRequest`: every field is required. */
export const contactSchema = z.object({
  name: requiredText(NAME_MAX_LENGTH, ONE_LINE),
  email: emailSchema,
  // A plain string first, because the form starts without a topic.
  topic: z.pipe(z.string('contact/validation/topic'), z.enum(CONTACT_TOPICS, 'contact/validation/topic')),
  message: requiredText(MESSAGE_MAX_LENGTH, LINES),
})

export type ContactValues = z.infer<typeof contactSchema>
