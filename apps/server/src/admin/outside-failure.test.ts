import { readFileSync } from 'node:fs'
import { DatabaseError } from 'pg'
import { describe, expect, it } from 'vitest'
import { outsideFailure } from './outside-failure.ts'

function databaseError(code: string): DatabaseError {
  const error = new DatabaseError('terminating connection', 1, 'error')
  error.severity = 'FATAL'
  error.code = code
  return error
}

function thrownBy(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

describe('outsideFailure', () => {
  it.each([
    ['a database that ends', databaseError('57P01'), 'The database stopped answering (terminating connection).'],
    ['a broken connection', new Error('Connection terminated unexpectedly'), 'The database stopped answering'],
    ['several addresses', new AggregateError([new Error('Connection terminated')]), 'The database stopped answering'],
    ['a folder instead of a file', thrownBy(() => readFileSync('/')), 'EISDIR'],
  ])('explains %s in a sentence', (_, error, sentence) => {
    expect(outsideFailure(error)).toContain(sentence)
  })

  it.each([
    ['a bug of ours', new TypeError('x is not a function')],
    ['a broken rule', databaseError('23505')],
    ['a text', 'x'],
  ])('returns null for %s, so that its stack is shown', (_, error) => {
    expect(outsideFailure(error)).toBeNull()
  })
})
