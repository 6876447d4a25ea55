import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { DOCUMENT_LIMITS, excessOf } from './limits.ts'

const SIZES = new Map([['days', 100]])

const judge = (text: string): string | null => excessOf(parse(text), DOCUMENT_LIMITS, SIZES)
const times = (count: number, text: string): string => `${text} `.repeat(count)
const TOO_WIDE = 'Asks for one field more than 30 times.'

describe('cost', () => {
  it('counts the fields below a list once for each entry that the list assumes', () => {
    expect(judge('{ days { meals { id } } days2: day { meals { id } } }')).toBeNull()
    expect(judge('{ days { days { id } } }')).toBe('Costs more than 5000.')
  })
})

describe('a field repeated at one place', () => {
  it.each([
    ['beside itself', (count: number) => `{ ${times(count, 'me { id }')} }`],
    ['under its parents that are one', (count: number) => `{ me { id } me { ${times(count - 1, 'id')} } }`],
    ['in parts by type', (count: number) => `{ me { id ... on Me { ${times(count - 1, 'id')} } } }`],
    ['in a fragment', (count: number) => `{ me { id ...F } } fragment F on Me { ${times(count - 1, 'id')} }`],
    ['under an alias', (count: number) => `{ me { a: id ${times(count - 1, 'a')} } }`],
  ])('is accepted 30 times and no more: %s', (_, ask) => {
    expect([judge(ask(30)), judge(ask(31))]).toEqual([null, TOO_WIDE])
  })

  it('may also occur elsewhere', () => {
    expect(judge(`{ a: me { ${times(30, 'id')} } b: me { ${times(30, 'id')} } }`)).toBeNull()
  })

  it('is not counted again when a fragment is spread again', () => {
    expect(judge(`{ me { ${times(31, '...F')} } } fragment F on Me { id }`)).toBeNull()
  })
})

describe('fragments', () => {
  it.each([
    ['not used', '{ me { id } } fragment F on Me { id }'],
    ['defined twice', '{ me { ...F } } fragment F on Me { id } fragment F on Me { id }'],
  ])('are refused when they are %s, because no other rule measures them', (_, text) => {
    expect(judge(text)).toBe('A fragment is not used, or defined twice.')
  })

  it.each([
    '{ ...F } fragment F on Query { ...F }',
    '{ ...F } fragment F on Query { me { ...G } } fragment G on Me { ...F }',
  ])('exceed the depth if they contain themselves: %s', (text) => {
    expect(judge(text)).toBe('Deeper than 12.')
  })

  it('are ignored when they are missing, because another rule reports them', () => {
    expect(judge('{ me { ...F } }')).toBeNull()
  })
})

it('a document needs exactly one operation', () => {
  expect(judge('query A { a } query B { b }')).toBe('A document holds exactly one operation.')
  expect(judge('fragment F on Me { id }')).toBe('A document holds exactly one operation.')
})
