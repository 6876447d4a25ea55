import { describe, expect, it } from 'vitest'
import { dietGroup } from './diet-group.ts'

describe('dietGroup', () => {
  it.each([
    ['vegan', ['plant', 'plant']],
    ['vegetarian', ['plant', 'dairy']],
    ['vegetarian', ['egg']],
    ['vegetarian', ['plant', 'honey']],
    ['other', ['plant', 'fish']],
    ['other', ['dairy', 'meat']],
  ] as const)('is %s for foods of %s', (group, origins) => {
    expect(dietGroup(origins.map((origin) => ({ origin })))).toBe(group)
  })
})
