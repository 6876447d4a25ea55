import { CombinedError } from '@urql/core'
import { describe, expect, it } from 'vitest'
import { failureOf } from './failure.ts'

const networkError = new TypeError('Failed to fetch')

describe('failureOf', () => {
  it('is the network when no answer came', () => {
    expect(failureOf(new CombinedError({ networkError }))).toEqual({ kind: 'network' })
  })

  it('is a bad or expired token for status 401', () => {
    const response = new Response('', { status: 401 })
    expect(failureOf(new CombinedError({ networkError, response }))).toEqual({ kind: 'unauthorised' })
  })

  it('is a gateway with too much to do for status 503', () => {
    const response = new Response('', { status: 503 })
    expect(failureOf(new CombinedError({ networkError, response }))).toEqual({ kind: 'overloaded' })
  })

  it('is a wait that was too long when the call was given up for that', () => {
    const tooLong = new DOMException('The operation timed out', 'TimeoutError')
    expect(failureOf(new CombinedError({ networkError: tooLong }))).toEqual({ kind: 'timeout' })
  })

  it('is the same for the same error, or what shows it could not be told from what waits for it', () => {
    const error = new CombinedError({ networkError })
    expect(failureOf(error)).toBe(failureOf(error))
  })

  it('is the application for every other status and for errors in an answer', () => {
    const response = new Response('', { status: 500 })
    expect(failureOf(new CombinedError({ networkError, response }))).toEqual({ kind: 'application', messages: [] })
    expect(failureOf(new CombinedError({ graphQLErrors: ['no such day'], response: new Response() }))).toEqual({
      kind: 'application',
      messages: ['no such day'],
    })
  })
})
