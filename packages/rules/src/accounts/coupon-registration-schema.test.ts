import { describe, expect, it } from 'vitest'
import { couponRegistrationSchemaFor, registrationSchemaFor } from './index.ts'

const couponRegistrationSchema = couponRegistrationSchemaFor(4)

const GOOD = {
  accessCode: 'X4KP-93TM-HWAC-7JYR',
  name: 'Ewa',
  email: 'ewa@example.com',
  password: 'zielony kubek',
  agreementsTermsAndConditions: true,
  agreementsPersonalDataProcessing: false,
}
const errors = (change: object) =>
  Object.fromEntries(
    (couponRegistrationSchema.safeParse({ ...GOOD, ...change }).error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.message,
    ]),
  )

describe('couponRegistrationSchemaFor', () => {
  it('accepts complete data without the consent to processing, and does not ask for sex', () => {
    expect(errors({})).toEqual({})
    expect(registrationSchemaFor(4).safeParse(couponRegistrationSchema.parse(GOOD)).success).toBe(true)
  })

  it.each(['accessCode', 'name', 'email', 'password'])('requires %s', (field) => {
    expect(errors({ [field]: ' '.repeat(field === 'password' ? 0 : 2) })).toEqual({ [field]: 'validation/required' })
  })

  it('requires the terms with the message of the cart', () => {
    expect(errors({ agreementsTermsAndConditions: false })).toEqual({
      agreementsTermsAndConditions: 'cart/accept-condition/validation/required',
    })
  })

  it('requires a valid address', () => {
    expect(errors({ email: 'ewa@' })).toEqual({ email: 'validation/email-format' })
  })
})
