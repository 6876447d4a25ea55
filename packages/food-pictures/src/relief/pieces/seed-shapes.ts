import { within } from '../paint/chance.ts'
import { colour, shaded, type Colour } from '../paint/colour.ts'
import { smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { lump } from './lump.ts'

const SHINE = colour('#FFFFFF')

/** A bean: kidney-shaped, its skin shining. */
export const bean =
  (skin: Colour, { length = 13, width = 8 }: { readonly length?: number; readonly width?: number } = {}): PieceMaker =>
  (random) => {
    const size = within(random, 0.9, 1.1)
    return lump(random, {
      rx: (length / 2) * size,
      ry: (width / 2) * size,
      height: width * 0.72,
      uneven: 0.1,
      colour: skin,
      second: shaded(skin, 0.8),
      gloss: 0.75,
      grain: 0.05,
      mottle: 0.04,
      paint(ink, { u, v }) {
        // The eye, where the bean hung in its pod.
        ink.over(SHINE, 0.25 * smooth(1.4, 0.4, Math.hypot(u * 0.5, v - width * 0.34)))
      },
    })
  }

/** A chickpea: round, with a beak and a furrow. */
export const chickpea =
  (skin: Colour): PieceMaker =>
  (random) =>
    lump(random, {
      rx: within(random, 5.4, 6.4),
      ry: within(random, 4.9, 5.6),
      height: 6.5,
      uneven: 0.14,
      colour: skin,
      second: shaded(skin, 0.84),
      gloss: 0.5,
      grain: 0.12,
      paint(ink, { u, v }) {
        if (u > 1) ink.dim(1 - 0.3 * smooth(0.9, 0.2, Math.abs(v)))
      },
    })

/** A pea or another small ball. */
export const pea =
  (skin: Colour, radius = 4.4): PieceMaker =>
  (random) =>
    lump(random, {
      rx: radius * within(random, 0.92, 1.08),
      height: radius * 1.25,
      uneven: 0.06,
      colour: skin,
      second: shaded(skin, 0.82),
      gloss: 0.75,
      grain: 0.05,
    })
