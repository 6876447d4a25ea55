import { expect, it } from 'vitest'
import { judgeFailure } from './judge-failure.ts'

const failure = (responseCode: number, command: string, message = 'no') =>
  Object.assign(new Error(message), { responseCode, command })

it.each([
  [550, 'RCPT TO', 'hopeless'],
  [554, 'DATA', 'hopeless'],
  [450, 'RCPT TO', 'failed'],
  [452, 'DATA', 'failed'],
  [530, 'RCPT TO', 'failed'],
  [535, 'AUTH PLAIN', 'failed'],
  [550, 'MAIL FROM', 'failed'],
  [554, 'CONN', 'failed'],
])('judges code %i at %s as %s', (code, command, kind) => {
  expect(judgeFailure(failure(code, command)).kind).toBe(kind)
})

it('expects a later try to succeed when there was no answer', () => {
  expect(judgeFailure(new Error('Connection timeout'))).toEqual({ kind: 'failed', reason: 'Connection timeout' })
  expect(judgeFailure('odd')).toEqual({ kind: 'failed', reason: 'odd' })
})

it('contains neither address nor link', () => {
  const said =
    "550 5.1.1 <ada.b+c@example.com>: 'ADA@EXAMPLE.COM' unknown,\r\nsee https://dayplate.example/auth/x-secret"
  expect(judgeFailure(failure(550, 'RCPT TO', said)).reason).toBe(
    "550 5.1.1 <<address>>: '<address>' unknown, see <link>",
  )
})

it('is short', () => {
  expect(judgeFailure(failure(550, 'DATA', 'x'.repeat(10_000))).reason).toHaveLength(500)
})
