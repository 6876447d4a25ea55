import { describe, expect, it } from 'vitest'
import { type Cast, DURATION_MS, spritesAt } from './choreography.ts'

const cast: Cast = {
  vessel: 'pan',
  served: 'plate',
  steam: 'steam',
  steps: [
    { food: 'onion', liquid: null },
    { food: 'bowl', liquid: 'sauce' },
    { food: 'egg', liquid: null },
  ],
}
const LAST_FRAME_MS = DURATION_MS - 1000 / 30
const MOMENTS = Array.from({ length: 210 }, (_, index) => (index * 1000) / 30)
const seenAt = (ms: number): readonly string[] => spritesAt(cast, ms).map(({ picture }) => picture)

describe('an animation', () => {
  it('begins with the vessel alone and ends with the served meal alone, without movement', () => {
    expect(seenAt(200)).toEqual(['pan'])
    expect(seenAt(LAST_FRAME_MS)).toEqual(['plate'])
    expect(spritesAt(cast, LAST_FRAME_MS)).toEqual(spritesAt(cast, LAST_FRAME_MS - 100))
  })

  it('has everything in the vessel before it steams, with food on top of liquids', () => {
    expect(seenAt(3450).filter((picture) => picture !== 'steam')).toEqual(['pan', 'sauce', 'onion', 'egg'])
    expect(seenAt(4000)).toContain('steam')
  })

  it('adds foods one after the other', () => {
    const first = (picture: string): number => MOMENTS.find((ms) => seenAt(ms).includes(picture)) ?? Infinity
    const arrivals = ['onion', 'bowl', 'egg'].map(first)
    expect(arrivals).toEqual(arrivals.toSorted((a, b) => a - b))
    expect(new Set(arrivals).size).toBe(3)
  })

  it('never jumps: no clearly visible picture moves by more than a tenth of the frame between two frames', () => {
    for (const ms of MOMENTS.slice(1)) {
      const before = new Map(spritesAt(cast, ms - 1000 / 30).map((sprite) => [sprite.picture, sprite]))
      for (const sprite of spritesAt(cast, ms)) {
        const earlier = before.get(sprite.picture)
        if (earlier === undefined || sprite.picture === 'steam') continue
        expect(Math.hypot(sprite.x - earlier.x, sprite.y - earlier.y)).toBeLessThan(0.1)
        expect(sprite.opacity).toBeLessThanOrEqual(1)
      }
    }
  })
})
