import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { hashDocument } from './hash-document.ts'

const hashOf = (text: string): string => hashDocument(parse(text)).toString('hex')

const KNOWN = 'query Name($day: Date!){day(date:$day){...Meals}}fragment Meals on Day{meals{id ...on Lunch{name}}}'

describe('documents have the same hash', () => {
  it('in any layout', () => {
    const laidOut = KNOWN.replaceAll('{', ' {\n  ').replaceAll('}', '\n}\n')
    expect(hashOf(laidOut)).toBe(hashOf(KNOWN))
  })

  it('with type names that the cache adds', () => {
    const asking = KNOWN.replaceAll(/\{(?=[a-z])/g, '{__typename ').replace('}}}', ' __typename}}}')
    expect(asking).not.toBe(KNOWN)
    expect(hashOf(asking)).toBe(hashOf(KNOWN))
  })
})

describe('documents have different hashes', () => {
  it.each([
    ['by a field', KNOWN.replace('id', 'id name')],
    ['by an argument', KNOWN.replace('$day)', '"2026-01-01")')],
    ['by another name for a field', KNOWN.replace('id', 'name: id')],
    ['by another name for the name of a type', KNOWN.replace('id', 'id kind: __typename')],
    ['by a condition on the name of a type', KNOWN.replace('id', 'id __typename @skip(if: false)')],
    ['by a fragment', `${KNOWN}fragment More on Day{id}`],
    ['by their name', KNOWN.replace('Name', 'Other')],
    ['by what they do', KNOWN.replace('query', 'mutation')],
  ])('if they differ %s', (_, other) => {
    expect(hashOf(other)).not.toBe(hashOf(KNOWN))
  })
})
