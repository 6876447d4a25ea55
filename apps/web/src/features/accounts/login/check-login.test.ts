import { expect, it } from 'vitest'
import { checkLogin } from './check-login.ts'

it('names the first error of each field', () => {
  expect(checkLogin({ email: '', password: '' })).toEqual({
    kind: 'refused',
    errors: { email: 'validation/required', password: 'validation/required' },
  })
})

it('leaves out valid fields', () => {
  expect(checkLogin({ email: 'ewa@', password: 'zielony kubek' })).toEqual({
    kind: 'refused',
    errors: { email: 'validation/email-format' },
  })
})

it('returns the values as the gateway expects them', () => {
  expect(checkLogin({ email: ' Ewa@Example.com', password: ' a b ' })).toEqual({
    kind: 'good',
    values: { email: 'ewa@example.com', password: ' a b ' },
  })
})
