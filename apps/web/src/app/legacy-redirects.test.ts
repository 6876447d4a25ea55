import { describe, expect, it } from 'vitest'
import { findLegacyRedirect } from './legacy-redirects.ts'

describe('findLegacyRedirect', () => {
  it('returns the current address of an old one, with its parameters', () => {
    expect(findLegacyRedirect('/login', '?from=%2Fmore')).toBe('/auth/login?from=%2Fmore')
    expect(findLegacyRedirect('/login/', '')).toBe('/auth/login')
    expect(findLegacyRedirect('/remember-password', '')).toBe('/auth/remind-password')
  })

  it('returns null for current addresses', () => {
    expect(findLegacyRedirect('/auth/login', '')).toBeNull()
    expect(findLegacyRedirect('/', '')).toBeNull()
  })
})
