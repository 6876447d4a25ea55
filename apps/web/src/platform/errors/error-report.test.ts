import { describe, expect, it } from 'vitest'
import { composeReport, MAX_REPORT_BYTES, scrubPath } from './error-report.ts'

const compose = (error: unknown) => composeReport({ kind: 'error', error, path: '/day-plan', version: '1' })
const TOKEN = 'k3Jx9vQmZ0aWc7LrTn2YbHs5DfGpUe8iRoVtXyAqBw4'

describe('a report', () => {
  it('contains the name, the message and the frames of an error', () => {
    const report = compose(new RangeError('Not a day'))
    expect(report).toMatchObject({ kind: 'error', message: 'RangeError: Not a day', path: '/day-plan', version: '1' })
    expect(report.stack).toContain('error-report.test.ts')
    expect(report.stack).not.toContain('Not a day')
  })

  it('reads the frames of every browser', () => {
    const error = new Error('x')
    error.stack = 'load@https://app.example/assets/a.js?v=1:3:7\n@https://app.example/assets/b.js:1:2'
    expect(compose(error).stack).toBe('load@https://app.example/assets/a.js:3:7\n@https://app.example/assets/b.js:1:2')
  })

  it('contains neither tokens nor e-mail addresses nor search parameters', () => {
    const { message } = compose(new Error(`GET https://app.example/a?code=77#x of ewa@example.com with ${TOKEN}`))
    expect(message).toBe('Error: GET https://app.example/a of :email with :token')
  })

  it('contains only the type of a thrown value that is no error', () => {
    expect(compose({ password: 'plum' }).message).toBe('Thrown: object')
  })

  it('is never larger than the server accepts', () => {
    const error = new Error('\u0001'.repeat(100_000))
    error.stack = `Error\n${`    at żółć (https://app.example/a.js:1:1)\n`.repeat(9000)}`
    const bytes = new TextEncoder().encode(JSON.stringify(compose(error))).length
    expect(bytes).toBeLessThanOrEqual(MAX_REPORT_BYTES)
  })
})

describe('scrubPath', () => {
  it.each([
    ['/day-plan/2026-11-21', '/day-plan/2026-11-21'],
    [`/cart/confirm/${TOKEN}?a=1`, '/cart/confirm/:token'],
    ['/cart/confirm/0198c1de-9f00-7a55-8c11-0242ac120002', '/cart/confirm/:token'],
    ['/unsubscribe/ewa%40example.com', '/unsubscribe/:email'],
    ['/auth/login#token=1', '/auth/login'],
  ])('%s becomes %s', (path, expected) => {
    expect(scrubPath(path)).toBe(expected)
  })
})
