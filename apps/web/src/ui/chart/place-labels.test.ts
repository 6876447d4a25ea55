import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlap, placeLabel, placeTag } from './place-labels.ts'

const SIZE = { width: 318, height: 180, fontSize: 13 }
const PLOT = { left: 36, right: 314, top: 13, bottom: 143 }
const ROOM = { size: SIZE, plot: PLOT }

describe('placeLabel', () => {
  it('is above its point, or below it at the top of the chart', () => {
    expect(placeLabel('80.9 kg', { x: 150, y: 100 }, ROOM).y).toBeLessThan(100 - 29)
    expect(placeLabel('80.9 kg', { x: 150, y: 20 }, ROOM).y).toBeGreaterThan(20)
  })

  it('does not cover the labels of the axis', () => {
    expect(placeLabel('88.0 kg', { x: 44, y: 100 }, ROOM).x).toBe(PLOT.left)
  })

  it('never leaves the chart', () => {
    const points = fc.record({ x: fc.integer({ min: 0, max: 318 }), y: fc.integer({ min: 0, max: 180 }) })
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), points, (text, point) => {
        const { x, y, width, height } = placeLabel(text, point, ROOM)
        expect(x >= 0 && x + width <= SIZE.width && y >= 0 && y + height <= SIZE.height).toBe(true)
      }),
    )
  })
})

describe('placeTag', () => {
  const tagBeside = (y: number) => {
    const label = placeLabel('80.9 kg', { x: 298, y }, ROOM)
    return { label, tag: placeTag('Goal 78.0 kg', 100, { ...ROOM, taken: [label] }) }
  }

  it('is at the right end of the line', () => {
    const { tag } = tagBeside(40)
    expect(tag.x + tag.width).toBe(PLOT.right)
  })

  it('never leaves the chart, however long its text is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 0, max: 180 }), (text, y) => {
        const label = placeLabel('80.9 kg', { x: 298, y }, ROOM)
        const { x, width } = placeTag(text, 100, { ...ROOM, taken: [label] })
        expect(x >= 0 && x + width <= SIZE.width).toBe(true)
      }),
    )
  })

  it('moves aside for the label of the last value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 13, max: 143 }), (y) => {
        const { label, tag } = tagBeside(y)
        expect(overlap(label, tag)).toBe(false)
      }),
    )
  })
})
