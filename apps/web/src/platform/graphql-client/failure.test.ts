import { CombinedError } from '@urql/core'
import { describe, expect, it } from 'vitest'
import { failureOf } from './failure.ts'

const networkError = new TypeError('Failed to fetch')

describe('failureOf', () => {
  it('is a network failure when no answer arrived', () => {
    expect(failureOf(new CombinedError({ networkError }))).toEqual({ kind: 'network' })
  })

  it('is an invalid or expired session for status 401', () => {
    const response = new Response('', { status: 401 })
    expect(failureOf(new CombinedError({ networkError, response }))).toEqual({ kind: 'unauthorised' })
  })

  it('is a busy gateway for status 503', () => {
    const response = new Response('', { status: 503 })
    expect(failureOf(new CombinedError({ networkError, response }))).toEqual({ kind: 'overloaded' })
  })

  it('is a timeout when the call was aborted after the longest wait', () => {
    const tooLong = new DOMException('The operation timed out', 'TimeoutError')
    expect(failureOf(new CombinedError({ networkError: tooLong }))).toEqual({ kind: 'timeout' })
  })

  it('is the same object for the same error, so that the watch recognizes a handled failure', () => {
    const error = new CombinedError({ networkError })
    expect(failureOf(error)).toBe(failureOf(error))
  })

  it('is an application failure for every other status and for errors in an answer', () => {
    const response = new Response('', { status: 500 })
    expect(failureOf(new CombinedError({ networkError, response }))).toEqual({ kind: 'application', messages: [] })
    expect(failureOf(new CombinedError({ graphQLErrors: ['no such day'], response: new Response() }))).toEqual({
      kind: 'application',
      messages: ['no such day'],
    })
  })
})
