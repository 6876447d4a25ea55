import { describe, expect, it, vi } from 'vitest'
import { showRefusal } from './show-refusal.ts'

const FIELDS = ['email', 'password'] as const

describe('showRefusal', () => {
  it('puts each fault under its field and moves to the first one only', () => {
    const setError = vi.fn()
    const details = [
      { fieldName: 'password', messages: ['auth/password/too-short'] },
      { fieldName: 'email', messages: ['auth/register/email-taken'] },
    ]
    expect(showRefusal(setError, FIELDS, { messages: ['whole'], details })).toEqual([])
    expect(setError.mock.calls).toEqual([
      ['password', { type: 'server', message: 'auth/password/too-short' }, { shouldFocus: true }],
      ['email', { type: 'server', message: 'auth/register/email-taken' }, { shouldFocus: false }],
    ])
  })

  it('hands back the faults of fields this form does not have', () => {
    const details = [{ fieldName: 'sex', messages: ['validation/required'] }]
    expect(showRefusal(vi.fn(), FIELDS, { messages: [], details })).toEqual(['validation/required'])
  })

  it('hands back what is said about the whole when no field is named', () => {
    expect(showRefusal(vi.fn(), FIELDS, { messages: ['error/message/generic'], details: [] })).toEqual([
      'error/message/generic',
    ])
  })
})
