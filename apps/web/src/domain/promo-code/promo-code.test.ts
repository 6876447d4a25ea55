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
  it('is kept without the blanks around it, unasked, and stays when another address has none', () => {
    keepPromoCode({ pc: ' PLUM ' }, no)
    keepPromoCode({ from: '/summer' }, no)
    keepPromoCode({ pc: 'plum' }, no)
    expect(readPromoCode()).toBe('plum')
    expect(no).not.toHaveBeenCalled()
  })

  it('takes the place of another where the gateway knows it', async () => {
    writePromoCode('PLUM')
    keepPromoCode({ pc: 'RYE' }, yes)
    await vi.waitFor(() => expect(readPromoCode()).toBe('RYE'))
  })

  it('takes the place of none where the gateway does not, and is asked about once', async () => {
    writePromoCode('PLUM')
    keepPromoCode({ pc: 'RYF' }, no)
    keepPromoCode({ pc: 'RYF' }, no)
    await expect(no.mock.results[0]?.value).resolves.toBe(false)
    expect(readPromoCode()).toBe('PLUM')
    expect(no).toHaveBeenCalledTimes(1)
  })

  it('takes the place of one that is over, unasked', () => {
    kept.set('promoCode', JSON.stringify({ value: 'PLUM', expire: Date.now() - 1 }))
    keepPromoCode({ pc: 'RYE' }, no)
    expect(readPromoCode()).toBe('RYE')
  })

  it.each(['', '  ', 'A'.repeat(65)])('is left alone when it is %j', (pc) => {
    keepPromoCode({ pc }, no)
    expect(kept.size).toBe(0)
  })
})
