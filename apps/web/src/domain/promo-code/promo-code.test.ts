import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepPromoCode, readPromoCode, writePromoCode } from './promo-code.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  no.mockClear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const yes = vi.fn(() => Promise.resolve(true))
const no = vi.fn(() => Promise.resolve(false))

describe('the promo code of an address', () => {
  it('is stored without spaces around it and without a query, and an address without a code keeps it', () => {
    keepPromoCode({ pc: ' PLUM ' }, no)
    keepPromoCode({ from: '/summer' }, no)
    keepPromoCode({ pc: 'plum' }, no)
    expect(readPromoCode()).toBe('plum')
    expect(no).not.toHaveBeenCalled()
  })

  it('replaces another code if the gateway knows it', async () => {
    writePromoCode('PLUM')
    keepPromoCode({ pc: 'RYE' }, yes)
    await vi.waitFor(() => expect(readPromoCode()).toBe('RYE'))
  })

  it('does not replace another code if the gateway does not know it, and is checked only once', async () => {
    writePromoCode('PLUM')
    keepPromoCode({ pc: 'RYF' }, no)
    keepPromoCode({ pc: 'RYF' }, no)
    await expect(no.mock.results[0]?.value).resolves.toBe(false)
    expect(readPromoCode()).toBe('PLUM')
    expect(no).toHaveBeenCalledTimes(1)
  })

  it('replaces an expired code without a query', () => {
    kept.set('promoCode', JSON.stringify({ value: 'PLUM', expire: Date.now() - 1 }))
    keepPromoCode({ pc: 'RYE' }, no)
    expect(readPromoCode()).toBe('RYE')
  })

  it.each(['', '  ', 'A'.repeat(65)])('is ignored when it is %j', (pc) => {
    keepPromoCode({ pc }, no)
    expect(kept.size).toBe(0)
  })
})
