import * as z from 'zod/mini'
import { emailSchema, NAME_MAX_LENGTH, ONE_LINE } from '../accounts/index.ts'

/** What somebody may write about (decisions, "Plan, shopping, knowledge"). */
export const CONTACT_TOPICS = ['diet', 'technical', 'payment', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** Longest message, in characters: about two printed pages. */
export const MESSAGE_MAX_LENGTH = 5_000

/** Lines and tabs are welcome in a message; other control characters and halves of signs are not. */
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

/** The contact form and the gateway's `ContactRequest`: all of it is required. */
export const contactSchema = z.object({
  name: requiredText(NAME_MAX_LENGTH, ONE_LINE),
  email: emailSchema,
  // Text at first, for the form begins with no topic.
  topic: z.pipe(z.string('contact/validation/topic'), z.enum(CONTACT_TOPICS, 'contact/validation/topic')),
  message: requiredText(MESSAGE_MAX_LENGTH, LINES),
})

export type ContactValues = z.infer<typeof contactSchema>
