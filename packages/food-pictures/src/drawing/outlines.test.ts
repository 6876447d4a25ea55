import { describe, expect, it } from 'vitest'
import { blobOutline, dots, rosette, softOutline } from './outlines.ts'
import { createRandom } from './random.ts'

describe('rosette', () => {
  it('repeats a path around the origin', () => {
    expect(rosette('M0-4L0-2', 2).trim()).toBe('M0-4 L0-2 M0 4 L0 2')
  })

  it('reads numbers separated by a minus sign, a space or a comma', () => {
    expect(rosette('M1-2L3,4', 1).trim()).toBe('M1-2 L3 4')
  })
})

describe('softOutline', () => {
  it('is closed and has one curve per corner', () => {
    const outline = softOutline([
      [0, 0],
      [4, 0],
      [4, 4],
    ])
    expect(outline).toMatch(/^M2 2Q.*Z$/)
    expect(outline.match(/Q/g)).toHaveLength(3)
  })

  it('is empty without corners', () => {
    expect(softOutline([])).toBe('')
  })
})

describe('blobOutline', () => {
  it('depends on the random stream only', () => {
    const blob = { radius: 10, roughness: 0.4, corners: 7 }
    expect(blobOutline(blob, createRandom('a'))).toBe(blobOutline(blob, createRandom('a')))
    expect(blobOutline(blob, createRandom('a'))).not.toBe(blobOutline(blob, createRandom('b')))
  })
})

describe('dots', () => {
  it('keeps every dot inside the circle', () => {
    const spots = [...dots(50, 8, createRandom('dots')).matchAll(/M(-?[\d.]+) ?(-?[\d.]+)h/g)]
    expect(spots).toHaveLength(50)
    for (const [, x, y] of spots) expect(Math.hypot(Number(x), Number(y))).toBeLessThanOrEqual(8.1)
  })
})
