import { grainOffset } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import { berry } from '../pieces/fruit/berry.ts'
import { leaf } from '../pieces/leaf.ts'
import { stick } from '../pieces/stick.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { arranged } from './arranged.ts'

const [STEM, STEM_DARK] = [colour('#7E9A3E'), colour('#5E7A2A')]

const stem =
  (length: number, bend: number, width = 2.6): PieceMaker =>
  (random) =>
    stick(random, { length, width, bend, square: 0, colour: STEM, second: STEM_DARK, gloss: 0.3, grain: 0 })

const LEAF = leaf({
  inner: colour('#7FB044'),
  edge: colour('#47802C'),
  rib: colour('#C6DD96'),
  length: 15,
  width: 8,
  frill: 0.08,
})

/** Two cherries whose stalks meet under a leaf. */
export const cherryPair = (hex: string, deepHex: string): PieceMaker => {
  const fruit = berry({ radius: 13.5, colour: colour(hex), second: colour(deepHex), gloss: 0.9 })
  return arranged([
    { make: LEAF, x: 14, y: -25, turn: 0.25, base: 6 },
    { make: fruit, x: -16, y: 14 },
    { make: fruit, x: 13, y: 19 },
    { make: stem(42, 5), x: -6, y: -10, turn: 2.1, base: 4 },
    { make: stem(42, -4), x: 9, y: -8, turn: 1.42, base: 4 },
  ])
}

/** Places of berries along a string of currants, the lowest first. */
const STRING = [
  [0, 34, 0.8],
  [-8, 23, 0.9],
  [9, 20, 0.95],
  [-10, 8, 1],
  [10, 4, 1],
  [-9, -8, 1.05],
  [10, -12, 1.05],
] as const

/** Currants on their string. */
export const currantString = (hex: string, deepHex: string, crownHex: string): PieceMaker => {
  const fruit = berry({
    radius: 9.4,
    colour: colour(hex),
    second: colour(deepHex),
    crown: colour(crownHex),
    gloss: 0.95,
  })
  return arranged([
    ...STRING.map(([x, y, scale]) => ({ make: fruit, x, y, scale, base: 3 })),
    { make: stem(76, 3, 2.2), x: 0, y: -6, turn: Math.PI / 2, base: 6 },
  ])
}

/** Rows of a bunch of grapes from its tip up: how many, and how far below the middle. */
const ROWS = [
  [1, 36],
  [2, 24],
  [3, 11],
  [4, -2],
  [3, -14],
] as const

/** A bunch of grapes. */
export const grapeBunch = (hex: string, deepHex: string, bloomHex: string): PieceMaker => {
  const fruit = berry({
    radius: 9.6,
    colour: colour(hex),
    second: colour(deepHex),
    bloom: colour(bloomHex),
    gloss: 0.85,
  })
  return arranged([
    ...ROWS.flatMap(([count, y]) =>
      Array.from({ length: count }, (_, index) => ({
        make: fruit,
        x: (index - (count - 1) / 2) * 15.5,
        y: y - (index % 2) * 3,
        base: 4 - Math.abs(y) * 0.04,
      })),
    ),
    { make: LEAF, x: 17, y: -28, turn: -0.3, base: 3 },
    { make: stem(22, 2, 4), x: -2, y: -30, turn: 1.4, base: 3 },
  ])
}

const [GOLD, BROWN, CROWN, CROWN_DARK] = [colour('#E3A63A'), colour('#94601E'), colour('#5E9A4A'), colour('#33682E')]

const pineappleBody: PieceMaker = () => {
  const body = ellipse(21, 27)
  return {
    reach: 30,
    paint(u, v, ink) {
      const distance = body(u, v)
      // Eyes in slanting rows, closer together at the sides.
      const across = Math.asin(Math.max(-1, Math.min(1, u / 22))) * 21
      const [one, other] = [Math.cos((across + v) * 0.42), Math.cos((across - v) * 0.42)]
      const eye = Math.min(one, other)
      ink.mix(BROWN, GOLD, smooth(-0.9, 0.1, eye))
      ink.over(BROWN, 0.6 * smooth(0.75, 0.95, eye))
      ink.surface(0.35, 0.15, 13 * rounded(distance, 20) + 2.2 * smooth(-1, 0.4, eye) * smooth(0, -5, distance))
      return distance
    },
  }
}

const crownLeaf: PieceMaker = (random) => {
  const offset = grainOffset(random)
  return {
    reach: 17,
    halfWidth: 5,
    paint(u, v, ink) {
      const here = 4.6 * Math.sqrt(Math.max(0, (16 - u) / 32))
      ink.mix(CROWN, CROWN_DARK, smooth(0.3, 0.8, cloud(u * 0.1 + offset, v * 0.1)))
      ink.surface(0.4, 0.1, 4 - Math.abs(v) * 0.6)
      return Math.max(Math.abs(v) - here, Math.abs(u) - 16)
    },
  }
}

/** A whole pineapple with its crown. */
export const wholePineapple: PieceMaker = arranged([
  { make: pineappleBody, y: 16 },
  ...[0, -0.45, 0.45, -0.9, 0.9, -0.22, 0.22].map((lean, index) => ({
    make: crownLeaf,
    x: Math.sin(lean) * 15,
    y: -8 - Math.cos(lean) * (index > 4 ? 24 : 17),
    turn: -Math.PI / 2 + lean,
    base: 5 - index * 0.5,
  })),
])
