import { describe, expect, it } from 'vitest'
import { colour } from '../paint/colour.ts'
import { Ink } from '../paint/ink.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { arranged } from './arranged.ts'

const RED = colour('#FF0000')
const BLUE = colour('#0000FF')

const disc =
  (tint: typeof RED, radius: number): PieceMaker =>
  () => ({
    reach: radius,
    paint(u, v, ink) {
      ink.fill(tint)
      ink.surface(0, 0, 2)
      return Math.hypot(u, v) - radius
    },
  })

const piece = arranged([
  { make: disc(RED, 10), x: 10, base: 3 },
  { make: disc(BLUE, 10), x: -4, scale: 2 },
])(() => 0.5)

function at(u: number, v: number) {
  const ink = new Ink()
  const distance = piece.paint(u, v, ink)
  return { distance, ink }
}

describe('an arrangement of pieces', () => {
  it('shows the first part where parts overlap, raised by its base', () => {
    const { distance, ink } = at(10, 0)
    expect(distance).toBe(-10)
    expect([ink.red, ink.blue, ink.height]).toEqual([1, 0, 5])
  })

  it('scales parts, and shades what lies beside a part above it', () => {
    const { distance, ink } = at(-1, 0)
    expect(distance).toBe(-17)
    expect(ink.height).toBe(4)
    expect(ink.blue).toBeLessThan(1)
    expect(at(-20, 0).ink.blue).toBe(1)
  })

  it('has the colour of the nearest part at the edge', () => {
    const { distance, ink } = at(20.5, 0)
    expect(distance).toBe(0.5)
    expect([ink.red, ink.blue]).toEqual([1, 0])
  })

  it('reaches as far as its farthest part', () => {
    expect(piece.reach).toBe(24)
  })
})
