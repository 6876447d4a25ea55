import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepProductChoice, readProductChoice } from './product-choice.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the stored product choice', () => {
  it('stores the parameters of the address, and null for absent ones', () => {
    keepProductChoice('102', { from: '/summer', source: 'letter', productPrice: '149', pc: 'PLUM', other: 'x' })
    expect(readProductChoice()).toEqual({
      productId: '102',
      landingAddress: '/summer',
      source: 'letter',
      productPrice: '149',
    })
  })

  it('is replaced as a whole by a newer choice', () => {
    keepProductChoice('102', { source: 'letter' })
    keepProductChoice('103', {})
    expect(readProductChoice()).toEqual({ productId: '103', landingAddress: null, source: null, productPrice: null })
  })

  it('leaves out parameters that are too long', () => {
    keepProductChoice('102', { from: `/${'a'.repeat(2000)}` })
    expect(readProductChoice()?.landingAddress).toBeNull()
  })

  it.each([{ productId: '12a' }, {}, null, '102'])('is null when %j is stored', (value) => {
    kept.set('buyChoice', JSON.stringify({ value, expire: Number.MAX_SAFE_INTEGER }))
    expect(readProductChoice()).toBeNull()
    expect(kept.has('buyChoice')).toBe(false)
  })
})
