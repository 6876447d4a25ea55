import { describe, expect, it } from 'vitest'
import { createRandom, hashText, mixBits, toUnit } from './prng.ts'

describe('createRandom', () => {
  it('gives the same numbers for the same seed, on every machine', () => {
    const random = createRandom(7)
    // Written from the published Mulberry32. A change here would change every person's plan.
    const reference = mulberry32(7)
    expect(Array.from({ length: 5 }, random)).toEqual(Array.from({ length: 5 }, reference))
  })

  it('fills [0, 1) evenly', () => {
    const random = createRandom(1)
    const drawn = Array.from({ length: 10_000 }, () => Math.floor(random() * 10))
    const tenths = Array.from({ length: 10 }, (_, tenth) => drawn.filter((value) => value === tenth).length)
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})

describe('hashText', () => {
  it('gives different hashes to texts that differ in one character or in order', () => {
    expect(new Set(['ab', 'ba', 'aa', 'b', ''].map(hashText)).size).toBe(5)
  })

  it('is an unsigned 32-bit number', () => {
    for (const text of ['', 'zażółć', 'x'.repeat(1000)]) {
      expect(hashText(text)).toBe(hashText(text) >>> 0)
      expect(toUnit(hashText(text))).toBeLessThan(1)
    }
  })
})

describe('mixBits', () => {
  it('moves neighbours far apart', () => {
    const apart = Array.from({ length: 100 }, (_, value) =>
      Math.abs(toUnit(mixBits(value)) - toUnit(mixBits(value + 1))),
    )
    expect(apart.reduce((sum, value) => sum + value, 0) / apart.length).toBeGreaterThan(0.2)
  })
})

/** The generator as its author published it. */
function mulberry32(seed: number): () => number {
  let a = seed
  return () => {
    a |= 0
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
