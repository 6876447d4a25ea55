import { describe, expect, it } from 'vitest'
import { inOrderOfReferences } from './in-order-of-references.ts'

const names = (tables: readonly { readonly name: string }[]) => tables.map(({ name }) => name)

describe('inOrderOfReferences', () => {
  it('puts each table after all it references, also indirectly', () => {
    const tables = [
      { name: 'days', refersTo: ['plans', 'people'] },
      { name: 'plans', refersTo: ['people'] },
      { name: 'people', refersTo: [] },
      { name: 'reports', refersTo: [] },
    ]
    expect(names(inOrderOfReferences(tables))).toEqual(['people', 'reports', 'plans', 'days'])
  })

  it('names the tables of a cycle', () => {
    const tables = [
      { name: 'hens', refersTo: ['eggs'] },
      { name: 'eggs', refersTo: ['hens'] },
      { name: 'corn', refersTo: [] },
    ]
    expect(() => inOrderOfReferences(tables)).toThrow('in a circle, or to a table that is not there: hens, eggs')
  })
})
