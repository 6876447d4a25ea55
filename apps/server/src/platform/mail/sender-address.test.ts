import { expect, it } from 'vitest'
import { senderAddress } from './sender-address.ts'
import { smtpAddress } from './smtp-address.ts'

it.each([
  ['hello@dayplate.example', { name: '', address: 'hello@dayplate.example' }],
  ['Dayplate <hello@dayplate.example>', { name: 'Dayplate', address: 'hello@dayplate.example' }],
  ['Żółty, talerz <Hello@Dayplate.example>', { name: 'Żółty, talerz', address: 'hello@dayplate.example' }],
])('reads %s', (text, sender) => {
  expect(senderAddress.parse(text)).toEqual(sender)
})

it.each([
  '',
  'Dayplate',
  'Dayplate <hello>',
  'a@b.example, c@d.example',
  'Dayplate <a@b.example> <c@d.example>',
  'Dayplate\r\nBcc: c@d.example <a@b.example>',
  'a@b.example\nBcc: c@d.example',
])('refuses %j as a sender', (text) => {
  expect(senderAddress.safeParse(text).success).toBe(false)
})

it.each(['smtp://mail.example', 'smtps://name:p%40ss@mail.example:465', 'smtp://127.0.0.1:2525/', 'smtp://[::1]:25'])(
  'accepts the mail server %s',
  (text) => {
    expect(smtpAddress.parse(text)).toBe(text)
  },
)

it.each(['mail.example', 'http://mail.example', 'smtp://', 'smtp://mail.example/x', 'smtp://mail.example?tls=no'])(
  'refuses the mail server %s',
  (text) => {
    expect(smtpAddress.safeParse(text).success).toBe(false)
  },
)
