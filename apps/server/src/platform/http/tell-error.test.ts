import { describe, expect, it } from 'vitest'
import { tellError } from './tell-error.ts'

const SECRET = 'ada@example.com'
const holding = (error: Error, more: object): Error => Object.assign(error, more)

describe('tellError', () => {
  it('contains kind, message, stack and code', () => {
    const error = holding(new TypeError('no way'), { code: '23505' })
    expect(tellError(error)).toEqual({ type: 'TypeError', message: 'no way', stack: error.stack, code: '23505' })
  })

  it.each([
    ['a row', { detail: `Key (email)=(${SECRET})` }],
    ['where it came from', { where: `COPY users: "${SECRET}"` }],
    ['a query inside', { internalQuery: `select '${SECRET}'` }],
    ['a statement with its values', { node: { kind: 'ValueNode', value: SECRET } }],
    ['a code that is none', { code: { value: SECRET } }],
  ])('leaves out %s', (_, more) => {
    expect(JSON.stringify(tellError(holding(new Error('refused'), more)))).not.toContain(SECRET)
  })

  it('contains the cause and every inner error in the same form', () => {
    const inner = holding(new Error('inner'), { detail: SECRET })
    const told = tellError(new AggregateError([inner], 'outer', { cause: inner }))
    expect(told).toMatchObject({ message: 'outer', cause: { message: 'inner' }, errors: [{ message: 'inner' }] })
    expect(JSON.stringify(told)).not.toContain(SECRET)
  })

  it('contains the message of a thrown text, and nothing of other values', () => {
    expect([tellError('gone'), tellError({ value: SECRET })]).toEqual([
      { type: 'string', message: 'gone', stack: '' },
      { type: 'object', message: '', stack: '' },
    ])
  })
})
