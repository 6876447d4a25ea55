import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessCodeSchema, isCommonPassword, loginSchema, normaliseEmail, registrationSchemaFor } from './index.ts'

interface Schema {
  safeParse(value: unknown): { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined }
}

const registrationSchema = registrationSchemaFor(4)

/** Error keys by field. */
const errors = (schema: Schema, value: unknown) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  )

const GOOD = { email: 'ewa@example.com', password: 'zielony kubek', agreementsTermsAndConditions: true }

describe('loginSchema', () => {
  it('requires both fields', () => {
    expect(errors(loginSchema, { email: ' ', password: '' })).toEqual({
      email: 'validation/required',
      password: 'validation/required',
    })
    expect(errors(loginSchema, {})).toEqual({ email: 'validation/required', password: 'validation/required' })
  })

  it('reports an invalid e-mail address', () => {
    for (const email of ['ewa@', '<script>@example.com', 'ewa@<example.com>'])
      expect(errors(loginSchema, { email, password: 'x' })).toEqual({ email: 'validation/email-format' })
  })

  it.each(['zażółć@x.pl', "a'@x.example", 'ewa+plan@poczta.example', 'ewa@żółw.example'])(
    'takes the e-mail %s',
    (email) => {
      expect(errors(loginSchema, { email, password: 'x' })).toEqual({})
    },
  )

  it.each(['abc', 'a@b', 'a@b.', 'a@.pl', 'a b@x.pl', 'a@x y.pl', 'a@@x.pl', 'a\0@x.pl', 'a\n@x.pl', 'a\u200b@x.pl'])(
    'refuses the e-mail %j',
    (email) => {
      expect(errors(loginSchema, { email, password: 'x' })).toEqual({ email: 'validation/email-format' })
    },
  )

  it('accepts a short password, which may be older than the rule', () => {
    expect(errors(loginSchema, { email: 'ewa@example.com', password: 'abc' })).toEqual({})
  })

  it('accepts an e-mail address in any case and with spaces around it', () => {
    expect(loginSchema.parse({ email: ' Ewa@Example.COM ', password: ' a b ' })).toEqual({
      email: 'ewa@example.com',
      password: ' a b ',
    })
  })
})

describe('registrationSchemaFor', () => {
  it('accepts e-mail, password and the terms alone', () => {
    expect(errors(registrationSchema, GOOD)).toEqual({})
  })

  it('requires a password of at least 4 characters', () => {
    expect(errors(registrationSchema, { ...GOOD, password: 'kub' })).toEqual({ password: 'auth/password/too-short' })
    expect(errors(registrationSchema, { ...GOOD, password: 'kubk' })).toEqual({})
  })

  it('uses the password length of the installation', () => {
    expect(errors(registrationSchemaFor(8), { ...GOOD, password: 'kubek7!' })).toEqual({
      password: 'auth/password/too-short',
    })
  })

  it('refuses common and too long passwords', () => {
    expect(errors(registrationSchema, { ...GOOD, password: 'Qwerty123' })).toEqual({
      password: 'auth/password/too-common',
    })
    expect(errors(registrationSchema, { ...GOOD, password: 'ab'.repeat(101) })).toEqual({
      password: 'auth/password/too-long',
    })
    expect(errors(registrationSchema, { ...GOOD, password: 'ab'.repeat(100) })).toEqual({})
  })

  it('accepts no code, but refuses one of spaces only', () => {
    for (const accessCode of ['', null, undefined])
      expect(errors(registrationSchema, { ...GOOD, accessCode })).toEqual({})
    expect(errors(registrationSchema, { ...GOOD, accessCode: '   ' })).toEqual({ accessCode: 'validation/required' })
  })

  it.each(['E\0wa', 'Ewa\nNowak', '\ud800'])('refuses control characters and lone surrogates in a name: %j', (name) => {
    expect(errors(registrationSchema, { ...GOOD, name })).toEqual({ name: 'validation/text-format' })
  })

  it.each(['Ewa', 'Zażółć d’Arc-Nowak', '李 👩‍🍳', '', null])('accepts the name %j', (name) => {
    expect(errors(registrationSchema, { ...GOOD, name })).toEqual({})
  })

  it('requires consent to the terms', () => {
    expect(errors(registrationSchema, { ...GOOD, agreementsTermsAndConditions: false })).toEqual({
      agreementsTermsAndConditions: 'cart/accept-condition/validation/required',
    })
  })

  it('never throws, whatever the input', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        registrationSchema.safeParse(value)
        loginSchema.safeParse(value)
        accessCodeSchema.safeParse(value)
      }),
    )
  })
})

describe('accessCodeSchema', () => {
  it.each(['12345678901234567890', '1e5', '007', 'SPRING-2025'])('keeps %s as it is', (accessCode) => {
    expect(accessCodeSchema.parse({ accessCode: ` ${accessCode} ` })).toEqual({ accessCode })
  })

  it('requires a code, of at most 64 characters', () => {
    expect(errors(accessCodeSchema, { accessCode: '  ' })).toEqual({ accessCode: 'validation/required' })
    expect(errors(accessCodeSchema, { accessCode: 'x'.repeat(65) })).toEqual({ accessCode: 'validation/too-long' })
  })
})

describe('isCommonPassword', () => {
  it.each([
    '1234',
    'PASSWORD',
    'hasło123',
    'aaaaaaaa',
    '🍏🍏🍏🍏',
    'dayplate',
    'P@ssw0rd!',
    'Kasia1990',
    'lato2026',
    '1q2w3e4r',
    'łukasz'.normalize('NFD'),
  ])('recognises %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each(['zielony kubek', 'abab', 'Tr0mbone', 'plum-and-rye', '48213', 'kasia i łoś'])('accepts %s', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})

describe('normaliseEmail', () => {
  it('gives the same result for the same mailbox, and when it is applied again', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const normal = normaliseEmail(email)
        expect(normaliseEmail(` ${email.toUpperCase()} `)).toBe(normal)
        expect(normaliseEmail(normal)).toBe(normal)
      }),
    )
  })
})
