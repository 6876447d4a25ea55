import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailboxOf, parseMailbox } from './mailbox-of.ts'

describe('mailboxOf', () => {
  it.each([
    [' Mail@EXAMPLE.com ', 'mail@example.com'],
    ['mail@ｅxample.com', 'mail@example.com'],
    ['mail@exam\u{1d5c9}le.com', 'mail@example.com'],
    ['mail@xn--w-uga1v8h.example', 'mail@żółw.example'],
    ['mail@ŻÓŁW.example', 'mail@żółw.example'],
    // A Cyrillic letter is a different letter, so this is a different domain.
    ['mail@\u0430pple.example', 'mail@\u0430pple.example'],
  ])('turns %s into %s', (typed, mailbox) => {
    expect(mailboxOf(typed)).toBe(mailbox)
  })

  it('does not change an address in normal form', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(mailboxOf(mailboxOf(email))).toBe(mailboxOf(email))
      }),
    )
  })
})

describe('parseMailbox', () => {
  it.each([
    'mail@example.com:25',
    'mail@example.com/x',
    'mail@ex%61mple.com',
    'mail@[192.0.2.1]',
    'mail@\u{e000}.com',
    'mail@',
    7,
  ])('refuses %s', (typed) => {
    expect(parseMailbox(typed)).toBeNull()
  })

  it('returns an address in normal form', () => {
    expect(parseMailbox('Mail@ｅxample.com')).toBe('mail@example.com')
  })
})
