import { gql } from '@urql/core'
import { describe, expect, it } from 'vitest'
import { addressOf } from './operation-address.ts'

describe('addressOf', () => {
  it('labels queries and mutations by their names', () => {
    expect(addressOf({ kind: 'query', query: gql('query DailyDietPlan { serverCode }') })).toBe(
      '/graphql?q=DailyDietPlan',
    )
    expect(addressOf({ kind: 'mutation', query: gql('mutation Login { serverCode }') })).toBe('/graphql?m=Login')
  })
})
