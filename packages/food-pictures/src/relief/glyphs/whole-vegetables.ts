import { colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import { lump } from '../pieces/lump.ts'
import { stick } from '../pieces/stick.ts'
import type { PieceMaker } from '../scene/piece.ts'

/** A pepper with its stalk. */
export const wholeChilli: PieceMaker = (random) => {
  const [red, deep, green] = [colour('#D62A1A'), colour('#A81A12'), colour('#4F8A2E')]
  return stick(random, {
    length: 60,
    width: 13,
    bend: 8,
    taper: 0.1,
    square: 0,
    height: 10,
    colour: red,
    second: deep,
    gloss: 0.8,
    grain: 0,
    paint(ink, { u, v }) {
      if (u < -22) ink.fill(green)
      if (u > 10) ink.dim(1 - 0.1 * smooth(0, 6, Math.abs(v)))
    },
  })
}

/** A cut head of cabbage: leaf on leaf about a pale core. */
export const cabbageHalf = (
  hexes: readonly [string, string, string],
  [rx, ry]: readonly [number, number] = [30, 27],
): PieceMaker => {
  const [leafColour, dark, core] = [colour(hexes[0]), colour(hexes[1]), colour(hexes[2])]
  return (random) =>
    lump(random, {
      rx,
      ry,
      height: 14,
      edge: 8,
      uneven: 0.07,
      colour: leafColour,
      second: dark,
      gloss: 0.4,
      grain: 0.1,
      fineness: 0.05,
      paint(ink, { u, v, distance, offset }) {
        const layer = Math.cos((distance + cloud(u * 0.09 + offset, v * 0.09) * 9) * 0.95)
        const inside = smooth(-1, -4, distance)
        ink.over(core, 0.85 * inside * smooth(-0.3, 0.6, layer))
        ink.over(core, inside * smooth(5, 3, Math.abs(u)) * smooth(-4, 12, v))
        ink.height += layer * 0.9 * inside
      },
    })
}

/** A whole bell pepper from the side, with its stalk. */
export const bellPepper = (hex: string, deepHex: string): PieceMaker => {
  const [tint, deep, green] = [colour(hex), colour(deepHex), colour('#4F8A2E')]
  const body = box(21, 23, 13)
  return () => ({
    reach: 36,
    paint(u, v, ink) {
      const narrow = 1 + 0.007 * (v + 20)
      const x = u * narrow
      const lobe = Math.cos((x / 21) * Math.PI * 1.5)
      const fruit = body(x, v - 3 - 1.6 * lobe)
      const bentU = u - 0.01 * (v + 20) ** 2
      const stalk = Math.max(Math.abs(bentU) - 3.2, Math.abs(v + 24) - 8)
      const distance = Math.min(fruit, stalk)
      if (stalk < fruit || v < -17 - 0.2 * Math.abs(u)) ink.fill(green)
      else ink.mix(tint, deep, smooth(0.3, -1, lobe))
      ink.surface(0.85, 0.02, 11 * rounded(distance, 14) + 2.4 * lobe * smooth(0, -6, distance))
      return distance
    },
  })
}
