import { expect, it } from 'vitest'
import { isReadable } from './is-readable.ts'

const nested = (levels: number): string => `{ a(b: ${'['.repeat(levels)}1${']'.repeat(levels)}) }`

it('accepts documents, also with brackets in texts and comments', () => {
  const text = `"""${'['.repeat(99)} \\""" " """`
  expect(isReadable('query A($b: [ID!]!) { me { day(date: "2026-11-22") { meals { name } } } }')).toBe(true)
  expect(isReadable(`{ a(b: "${'{'.repeat(99)} \\" [", c: ${text}) } # "${'('.repeat(99)}\n`)).toBe(true)
})

it('refuses NUL in any notation', () => {
  const written = ['{ a(b: "\0") }', String.raw`{ a(b: "\u0000") }`, String.raw`{ a(b: "\u{000}") }`]
  expect(written.map(isReadable)).toEqual([false, false, false])
})

it('refuses a syntax tree', () => {
  expect(isReadable('{"kind":"Document","definitions":[]}')).toBe(false)
})

it('accepts fifty levels and no more, even behind an unclosed text', () => {
  expect([isReadable(nested(48)), isReadable(nested(49)), isReadable(nested(900))]).toEqual([true, false, false])
  expect(isReadable(`{ a(b: "", c: "\\"") ${nested(60)} }`)).toBe(false)
})

it('takes no longer for unclosed texts than for others', () => {
  for (const odd of ['"', '"""', '#', '"\\', '"""\\', '" ', '["'])
    expect(isReadable(odd.repeat(64 * 1024))).toBe(!odd.includes('['))
})
