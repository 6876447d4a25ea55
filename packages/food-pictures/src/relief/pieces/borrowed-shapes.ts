import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { dice } from './dice.ts'
import { lump } from './lump.ts'
import { slice } from './slice.ts'
import { stick } from './stick.ts'

const WILTED = colour('#33702C')
const WILTED_DARK = colour('#1B451C')
const VEIN = colour('#7FA85A')
const TOMATO = colour('#E23A22')
const TOMATO_DARK = colour('#C9281A')
const TOMATO_PALE = colour('#F2694A')
const WHITE = colour('#FFFDF6')
const WHITE_DARK = colour('#F4EFE4')
const YOLK = colour('#F5B02A')

/** Two colours in patches, and the colour of a peel. */
export type Colours = readonly [string, string, (string | undefined)?]

export const cubes = ([first, second, peel]: Colours, half = 6, browned = 0): PieceMaker => {
  const options = {
    colour: colour(first),
    second: colour(second),
    ...(peel === undefined ? {} : { peel: colour(peel) }),
  }
  return (random) => dice(random, { half, browned, ...options })
}

/** Thin strips, from grated roots to ribbons of cabbage. */
export const shreds = (
  [first, second]: Colours,
  [length, width]: readonly [number, number],
  height = 2,
): PieceMaker => {
  const colours = { colour: colour(first), second: colour(second) }
  return (random) =>
    stick(random, {
      length: length * within(random, 0.75, 1.25),
      width: width * within(random, 0.8, 1.2),
      height,
      bend: within(random, -5, 5),
      wave: width > 3 ? 0.8 : 0,
      gloss: 0.55,
      grain: 0.1,
      square: 0.3,
      ...colours,
    })
}

export const balls = ([first, second]: Colours, radius = 7, gloss = 0.7): PieceMaker => {
  const colours = { colour: colour(first), second: colour(second) }
  return (random) =>
    lump(random, {
      rx: radius * within(random, 0.9, 1.1),
      ry: radius * within(random, 0.85, 1.05),
      height: radius * 1.15,
      uneven: 0.07,
      gloss,
      grain: 0.1,
      ...colours,
    })
}

/** Crumbs and bits. */
export const crumbs = ([first, second]: Colours, [from, to]: readonly [number, number], gloss = 0.25): PieceMaker => {
  const colours = { colour: colour(first), second: colour(second) }
  return (random) =>
    lump(random, {
      rx: within(random, from, to),
      ry: within(random, from, to * 0.8),
      height: to * 0.6,
      uneven: 0.5,
      gloss,
      grain: 0.4,
      fineness: 0.5,
      ...colours,
    })
}

/** A flat leaf that was wilted: dark, folded, glossy. */
export const wiltedLeaf: PieceMaker = (random) =>
  lump(random, {
    rx: within(random, 10, 15),
    ry: within(random, 6, 8.5),
    height: 4,
    uneven: 0.5,
    colour: WILTED,
    second: WILTED_DARK,
    gloss: 0.7,
    grain: 0.2,
    rough: 5,
    fineness: 0.14,
    paint(ink, { u, v, offset }) {
      ink.over(VEIN, 0.7 * smooth(0.9, 0.4, Math.abs(v + Math.sin(u * 0.2 + offset) * 2)))
    },
  })

export const flatSlice = ([first, second, rind]: Colours, radius = 9, browned = 0): PieceMaker => {
  const heart = colour(first)
  const flesh = colour(second)
  const edge = colour(rind ?? second)
  return (random) =>
    slice(random, {
      radius: radius * within(random, 0.88, 1.12),
      height: 2.8,
      lift: 1,
      gloss: 0.5,
      browned,
      paint(ink, { share, u, v, offset }) {
        ink.mix(heart, flesh, smooth(0.2, 0.7, share + (cloud(u * 0.15 + offset, v * 0.15) - 0.5) * 0.4))
        ink.over(edge, smooth(0.86, 0.95, share))
      },
    })
}

/** Half a small tomato, or a wedge of a large one, its skin wrinkled by heat. */
export const tomatoPiece: PieceMaker = (random) =>
  lump(random, {
    rx: within(random, 9.5, 11),
    ry: within(random, 8, 9.5),
    height: 8,
    uneven: 0.06,
    colour: TOMATO,
    second: TOMATO_DARK,
    gloss: 0.9,
    grain: 0.06,
    paint(ink, { u, v, distance, offset }) {
      ink.over(TOMATO_PALE, 0.4 * smooth(-6, -9, distance))
      ink.height += (noise(u * 0.3 + offset, v * 0.12) - 0.5) * 0.8
    },
  })

export const egg: PieceMaker = (random) =>
  lump(random, {
    rx: within(random, 17, 18.5),
    ry: within(random, 13, 14),
    height: 9,
    edge: 6,
    uneven: 0.03,
    colour: WHITE,
    second: WHITE_DARK,
    gloss: 0.55,
    grain: 0.03,
    paint(ink, { u, v, offset }) {
      const yolk = Math.hypot(u + 1, v) - 8.6 + (noise(u * 0.2 + offset, v * 0.2) - 0.5) * 1.2
      ink.over(YOLK, smooth(0.4, -0.4, yolk))
      ink.height += 0.9 * smooth(0, -3, yolk)
    },
  })
