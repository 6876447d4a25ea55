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

  it('is the application for every other status and for errors in an answer', () => {
    const response = new Response('', { status: 503 })
    expect(failureOf(new CombinedError({ networkError, response }))).toEqual({ kind: 'application', messages: [] })
    expect(failureOf(new CombinedError({ graphQLErrors: ['no such day'], response: new Response() }))).toEqual({
      kind: 'application',
      messages: ['no such day'],
    })
  })
})
