import { buildSchema, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import schemaText from '../../../../../../schema.graphql?raw'
import { entityKeys } from './entity-keys.ts'

describe('entityKeys', () => {
  it('defines a key or null for every type of the schema and for no other', () => {
    const types = Object.values(buildSchema(schemaText).getTypeMap()).filter(
      (type) => isObjectType(type) && !type.name.startsWith('__') && !['Query', 'Mutation'].includes(type.name),
    )
    expect(Object.keys(entityKeys).toSorted()).toEqual(types.map((type) => type.name).toSorted())
  })
})
