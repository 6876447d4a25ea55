import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepPromoCode, readPromoCode } from './promo-code.ts'

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

describe('the promo code of an address', () => {
  it('is kept without the blanks around it, and stays when another address has none', () => {
    keepPromoCode({ pc: ' PLUM ' })
    keepPromoCode({ from: '/summer' })
    expect(readPromoCode()).toBe('PLUM')
  })

  it('gives way to a newer one', () => {
    keepPromoCode({ pc: 'PLUM' })
    keepPromoCode({ pc: 'RYE' })
    expect(readPromoCode()).toBe('RYE')
  })

  it.each(['', '  ', 'A'.repeat(65)])('is left alone when it is %j', (pc) => {
    keepPromoCode({ pc })
    expect(kept.size).toBe(0)
  })
})
