import { beforeEach, describe, expect, it } from 'vitest'
import { colour } from '../paint/colour.ts'
import type { Piece } from './piece.ts'
import { CROCKERY, GROUND, Scene } from './scene.ts'
import { stamp } from './stamp.ts'

const RED = colour('#FF0000')

/** A flat disc of this height. */
const disc = (radius: number, height: number): Piece => ({
  reach: radius,
  paint(u, v, ink) {
    ink.fill(RED)
    ink.surface(0.5, 0, height)
    return Math.hypot(u, v) - radius
  },
})

let scene: Scene
let low: number
let high: number
beforeEach(() => {
  scene = new Scene(120)
  low = scene.ownerOf({ dish: 0, foodId: 'rice' })
  high = scene.ownerOf({ dish: 0, foodId: 'salmon' })
})
const ownerAt = (x: number, y: number): number =>
  scene.ownership[scene.pixelOf(y) * scene.size + scene.pixelOf(x)] ?? GROUND

describe('stamp', () => {
  it('covers what is lower and is covered by what is higher, whatever comes first', () => {
    stamp(scene, disc(30, 5), { x: 0, y: 0, base: 0, owner: high })
    stamp(scene, disc(40, 2), { x: 0, y: 0, base: 0, owner: low })
    expect(ownerAt(0, 0)).toBe(high)
    expect(ownerAt(35, 0)).toBe(low)
    expect(ownerAt(60, 0)).toBe(GROUND)
  })

  it('rests on what is under it', () => {
    stamp(scene, disc(60, 6), { x: 0, y: 0, base: 0, owner: CROCKERY })
    stamp(scene, disc(20, 3), { x: 0, y: 0, owner: high })
    expect(scene.heightAt(0, 0)).toBeCloseTo(9, 5)
  })

  it('sinks into what is under it', () => {
    stamp(scene, disc(60, 6), { x: 0, y: 0, base: 0, owner: CROCKERY })
    stamp(scene, disc(20, 3), { x: 0, y: 0, sink: 4, owner: high })
    expect(ownerAt(0, 0)).toBe(CROCKERY)
  })

  it('paints nothing outside its clip', () => {
    stamp(scene, disc(30, 5), { x: 0, y: 0, base: 0, owner: high, clip: (x) => x < 0 })
    expect([ownerAt(-20, 0), ownerAt(20, 0)]).toEqual([high, GROUND])
  })

  it('turns and scales a piece about its middle', () => {
    const bar: Piece = {
      reach: 20,
      halfWidth: 4,
      paint: (u, v, ink) => (ink.surface(0, 0, 1), Math.max(Math.abs(u) - 20, Math.abs(v) - 4)),
    }
    stamp(scene, bar, { x: 0, y: 0, base: 0, turn: Math.PI / 2, scale: 2, owner: high })
    expect([ownerAt(0, 35), ownerAt(35, 0), ownerAt(6, 35)]).toEqual([high, GROUND, high])
  })

  it('is cut off at the edge of the picture', () => {
    stamp(scene, disc(30, 5), { x: 118, y: -118, base: 0, owner: high })
    expect(ownerAt(115, -115)).toBe(high)
  })
})
