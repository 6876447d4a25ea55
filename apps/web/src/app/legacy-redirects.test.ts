import { describe, expect, it } from 'vitest'
import { findLegacyRedirect } from './legacy-redirects.ts'

describe('findLegacyRedirect', () => {
  it('knows where an old address lives now, with its parameters', () => {
    expect(findLegacyRedirect('/login', '?from=%2Fmore')).toBe('/auth/login?from=%2Fmore')
    expect(findLegacyRedirect('/login/', '')).toBe('/auth/login')
    expect(findLegacyRedirect('/remember-password', '')).toBe('/auth/remind-password')
  })

  it('leaves present addresses alone', () => {
    expect(findLegacyRedirect('/auth/login', '')).toBeNull()
    expect(findLegacyRedirect('/', '')).toBeNull()
  })
})
