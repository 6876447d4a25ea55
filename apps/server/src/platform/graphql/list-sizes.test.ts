import {
  buildASTSchema,
  concatAST,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  parse,
  type GraphQLField,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { listSizesOf, sizeOf } from './list-sizes.ts'
import { readSchema } from './read-schema.ts'

const isList = ({ type }: GraphQLField<unknown, unknown>) => isListType(getNullableType(type))

describe('fields of the schema', () => {
  const schema = buildASTSchema(concatAST(readSchema().map((text) => parse(text))))
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })))
  const hasSize = ({ field: { astNode } }: (typeof fields)[number]) => astNode != null && sizeOf(astNode) !== null

  it('state their size when they are lists of objects, because the cost of the fields below is multiplied by it', () => {
    const lists = fields.filter(({ field }) => isList(field) && isCompositeType(getNamedType(field.type)))
    expect(lists.length).toBeGreaterThan(20)
    expect(lists.filter((each) => !hasSize(each)).map(({ name }) => name)).toEqual([])
  })

  it('state no size when they are not lists', () => {
    expect(
      fields
        .filter(hasSize)
        .filter(({ field }) => !isList(field))
        .map(({ name }) => name),
    ).toEqual([])
  })
})

describe('listSizesOf', () => {
  it('takes the largest size of fields that share a name', () => {
    const definitions = [
      'type A { days: [Int] @listSize(assumedSize: 3) }',
      'type B { days: [Int] @listSize(assumedSize: 42) } extend type A { names: [String] }',
      'extend type B { more: [Int] @listSize(assumedSize: 2) } type C { days: [Int] @listSize(assumedSize: 7) }',
    ]
    expect([...listSizesOf(definitions)]).toEqual([
      ['days', 42],
      ['more', 2],
    ])
  })
})
