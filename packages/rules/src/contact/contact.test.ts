import { describe, expect, it } from 'vitest'
import { contactSchema, MESSAGE_MAX_LENGTH } from './contact-schema.ts'

const GOOD = { name: 'Ada', email: 'ada@example.com', topic: 'diet', message: 'Is there a soup?\n\tThanks' }

const errorsOf = (change: object) => {
  const checked = contactSchema.safeParse({ ...GOOD, ...change })
  return checked.success ? [] : checked.error.issues.map(({ path, message }) => [path.join('.'), message])
}

describe('a contact request', () => {
  it('may have line breaks and tabs in its message, and is trimmed with a normalised address', () => {
    const checked = contactSchema.parse({ ...GOOD, name: ' Ada ', email: ' ADA@example.com' })
    expect(checked).toEqual(GOOD)
  })

  it.each([
    ['no name', { name: ' ' }, 'name', 'validation/required'],
    ['a name of two lines', { name: 'A\nB' }, 'name', 'validation/text-format'],
    ['no e-mail', { email: '' }, 'email', 'validation/required'],
    ['no e-mail address', { email: 'abc' }, 'email', 'validation/email-format'],
    ['no topic', { topic: '' }, 'topic', 'contact/validation/topic'],
    ['another topic', { topic: 'weather' }, 'topic', 'contact/validation/topic'],
    ['no message', { message: '\n' }, 'message', 'validation/required'],
    ['too long a message', { message: 'x'.repeat(MESSAGE_MAX_LENGTH + 1) }, 'message', 'validation/too-long'],
    ['a control character', { message: 'a\u0007' }, 'message', 'validation/text-format'],
  ])('is refused with %s at its field', (_, change, field, message) => {
    expect(errorsOf(change)).toEqual([[field, message]])
  })
})
