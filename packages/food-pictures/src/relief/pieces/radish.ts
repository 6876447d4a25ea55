import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { lump } from './lump.ts'
import { slice } from './slice.ts'

const SKIN = colour('#CE2F5C')
const DEEP = colour('#A81E48')
const FACE = colour('#FCF8F4')
const GLASSY = colour('#F1E3E2')
const TIP = colour('#F6E6E4')

/** Part of the halves that fell on their cut face. */
const FACE_DOWN = 0.2

/** Half a radish: a white face, as juicy as glass, in a thin red rim; some show their skin. */
export const radishHalf: PieceMaker = (random) => {
  const radius = within(random, 9, 10.6)
  const oval = within(random, 0.86, 0.98)
  if (random() < FACE_DOWN)
    return lump(random, {
      rx: radius,
      ry: radius * oval,
      height: radius * 0.8,
      uneven: 0.05,
      colour: SKIN,
      second: DEEP,
      gloss: 0.75,
      grain: 0.06,
      paint(ink, { u, v }) {
        ink.over(TIP, 0.9 * smooth(3.4, 1.6, Math.hypot(u - radius * 0.86, v)))
      },
    })
  return slice(random, {
    radius,
    oval,
    height: 4.4,
    lift: 1.6,
    gloss: 0.6,
    grain: 0.08,
    paint(ink, { share, angle, u, v, offset }) {
      const glassy = smooth(0.42, 0.68, cloud(u * 0.12 + offset, v * 0.12))
      ink.mix(FACE, GLASSY, 0.8 * glassy)
      ink.over(GLASSY, 0.5 * smooth(0.4, 0.95, Math.cos(angle * 9 + offset)) * smooth(0.2, 0.7, share))
      ink.over(SKIN, smooth(0.88, 0.94, share))
    },
  })
}

/** A quarter: two white faces that meet at a ridge, and the skin behind them. */
export const radishQuarter: PieceMaker = (random) => {
  const length = within(random, 9, 10.6)
  const width = length * within(random, 0.58, 0.68)
  return lump(random, {
    rx: length,
    ry: width,
    height: width,
    uneven: 0.05,
    colour: FACE,
    second: GLASSY,
    gloss: 0.6,
    grain: 0.08,
    paint(ink, { u, v, distance }) {
      const bow = v - (u / length) ** 2 * width * 0.5
      ink.over(SKIN, smooth(width * 0.05, width * 0.2, bow))
      ink.over(SKIN, smooth(-1.6, -0.8, distance))
      ink.height = width * 0.9 * rounded(distance, width * 0.4) - Math.abs(bow + width * 0.1) * 0.42
    },
  })
}
