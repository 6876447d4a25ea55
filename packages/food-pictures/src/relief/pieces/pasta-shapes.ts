import type { Random } from '../../drawing/random.ts'
import { grainOffset, within } from '../paint/chance.ts'
import { colour, shaded, type Colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { Piece, PieceMaker } from '../scene/piece.ts'
import { lump } from './lump.ts'
import { roundedBar } from './fish-fillet.ts'
import { stick } from './stick.ts'

const HOLLOW = colour('#4A2E10')

/** The two colours of a dough. */
export interface DoughColours {
  readonly first: Colour
  readonly second: Colour
}

/** A ribbed tube, cut on the slant. */
export const penne =
  ({ first, second }: DoughColours): PieceMaker =>
  (random: Random): Piece => {
    const pale = shaded(first, 1.12)
    return stick(random, {
      length: within(random, 33, 37),
      width: 11.5,
      height: 10,
      bend: within(random, -1.5, 1.5),
      colour: first,
      second,
      gloss: 0.7,
      grain: 0.03,
      paint(ink, { u, v }) {
        const rib = Math.cos(v * 2.7)
        ink.height += rib * 0.22
        ink.dim(0.97 + 0.04 * rib)
        const cut = Math.abs(u) + v * 0.55 * Math.sign(u) - 13.4
        if (cut <= 0) return
        // The mouth of the tube: a dark hollow in a pale ring, without ribs.
        if (Math.hypot((cut - 2) * 1.5, v) < 4.3) {
          ink.fill(HOLLOW)
          ink.height = 2
          ink.gloss = 0.1
        } else ink.over(pale, 0.85)
      },
    })
  }

/** A screw. */
export const fusilli =
  ({ first, second }: DoughColours): PieceMaker =>
  (random: Random): Piece => {
    const dark = shaded(second, 0.6)
    return stick(random, {
      length: within(random, 30, 36),
      width: 13,
      height: 8,
      bend: within(random, -2, 2),
      colour: first,
      second,
      gloss: 0.6,
      grain: 0.05,
      paint(ink, { u, v, offset }) {
        const turn = Math.abs(((((u * 1.05 + v * 0.95 + offset) % 7.6) + 7.6) % 7.6) / 7.6 - 0.5) * 2
        ink.over(dark, 0.8 * smooth(0.34, 0.05, turn))
        ink.height += 3.6 * smooth(0, 0.6, turn) - 2
      },
    })
  }

/** A torn or cut square of dough, wavy: lazanki. */
export const square =
  ({ first, second }: DoughColours, half = 8): PieceMaker =>
  (random: Random): Piece => {
    const offset = grainOffset(random)
    const a = half * within(random, 0.85, 1.15)
    const b = half * within(random, 0.85, 1.15)
    return {
      reach: half * 1.7,
      paint(u, v, ink) {
        const distance =
          roundedBar(Math.abs(u + v * 0.12) - a, Math.abs(v) - b, 2) + (noise(u * 0.15 + offset, v * 0.15) - 0.5) * 2
        ink.mix(first, second, smooth(0.3, 0.7, cloud(u * 0.08 + offset, v * 0.08)))
        const wave = Math.sin(u * 0.17 + offset) * 1.1 + Math.sin(v * 0.15 - offset) * 0.9
        ink.surface(0.65, 0.04, 2.4 + 1.4 * rounded(distance, 1.4) + wave)
        return distance
      },
    }
  }

/** A potato dumpling the size of a thumb, ridged by a fork. */
export const gnocchi =
  ({ first, second }: DoughColours, browned = 0): PieceMaker =>
  (random: Random): Piece =>
    lump(random, {
      rx: within(random, 9.5, 11),
      ry: within(random, 7, 8),
      height: 8,
      uneven: 0.08,
      colour: first,
      second,
      gloss: 0.5,
      grain: 0.15,
      browned,
      paint(ink, { u }) {
        ink.height += Math.cos(u * 1.9) * 0.5
      },
    })
