import { describe, expect, it, vi } from 'vitest'
import { revealFirstError } from './reveal-first-error.ts'
import { applyServerErrors } from './apply-server-errors.ts'

vi.mock('./reveal-first-error.ts', () => ({ revealFirstError: vi.fn() }))

const FIELDS = ['email', 'password'] as const

describe('applyServerErrors', () => {
  it('shows each error under its field and scrolls to the first', () => {
    const setError = vi.fn()
    const details = [
      { fieldName: 'password', messages: ['auth/password/too-short'] },
      { fieldName: 'email', messages: ['auth/register/email-taken'] },
    ]
    expect(applyServerErrors(setError, FIELDS, { messages: ['whole'], details })).toEqual([])
    expect(setError.mock.calls).toEqual([
      ['password', { type: 'server', message: 'auth/password/too-short' }],
      ['email', { type: 'server', message: 'auth/register/email-taken' }],
    ])
    expect(revealFirstError).toHaveBeenCalledOnce()
  })

  it('returns the errors of fields that the form does not have', () => {
    const details = [{ fieldName: 'sex', messages: ['validation/required'] }]
    expect(applyServerErrors(vi.fn(), FIELDS, { messages: [], details })).toEqual(['validation/required'])
  })

  it('returns the general messages when the error names no field', () => {
    expect(applyServerErrors(vi.fn(), FIELDS, { messages: ['error/message/generic'], details: [] })).toEqual([
      'error/message/generic',
    ])
  })

  it('says that nothing was accepted when the error gives no reason at all', () => {
    expect(applyServerErrors(vi.fn(), FIELDS, { messages: [], details: [] })).toEqual(['error/message/refused'])
  })
})
