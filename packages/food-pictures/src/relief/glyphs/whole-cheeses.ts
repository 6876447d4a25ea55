import { grainOffset } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cells, cloud } from '../paint/noise.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import { nut } from '../pieces/nut.ts'
import { slice } from '../pieces/slice.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { arranged } from './arranged.ts'

const [CURD, CURD_DEEP] = [colour('#FFFDF5'), colour('#EFE6CC')]

/** A block of curd cheese that crumbles at its edges. */
export const curdBlock: PieceMaker = (random) => {
  const offset = grainOffset(random)
  const outline = box(27, 18, 5)
  return {
    reach: 34,
    paint(u, v, ink) {
      const { near, second } = cells(u * 0.16 + offset, v * 0.16)
      const crumbled = smooth(4, 22, u)
      const distance = outline(u, v) + (cloud(u * 0.07 + offset, v * 0.07) - 0.5) * (3 + 13 * crumbled)
      const crack = smooth(0.16, 0, second - near)
      ink.mix(CURD, CURD_DEEP, 0.7 * cloud(u * 0.09 + offset, v * 0.09) + 0.3 * crack)
      ink.dim(1 - 0.12 * crack * (0.3 + crumbled))
      ink.surface(0.3, 0.4, 13 * rounded(distance, 5) + (0.6 - near) * (2 + 5 * crumbled) - crack)
      return distance
    },
  }
}

/** A cake of fresh cheese with the weave of its basket, as ricotta is sold. */
export const basketCheese: PieceMaker = (random) => {
  const offset = grainOffset(random)
  return {
    reach: 27,
    paint(u, v, ink) {
      const far = Math.hypot(u, v)
      const distance = far - 25
      const rings = Math.cos(far * 0.9)
      const rays = Math.cos(Math.atan2(v, u) * 18)
      const weave = far > 15 ? rays * 0.9 : rings * 0.7
      ink.mix(CURD, CURD_DEEP, 0.5 * cloud(u * 0.09 + offset, v * 0.09) + 0.25 * smooth(0, -1, weave))
      ink.surface(0.4, 0.15, 6 * rounded(distance, 3) + 9 * smooth(24, 16, far) + weave)
      return distance
    },
  }
}

/** A wedge of curd cheese with the folds of its cloth. */
export const curdWedge: PieceMaker = (random) => {
  const offset = grainOffset(random)
  return {
    reach: 36,
    paint(u, v, ink) {
      const bump = (cloud(u * 0.08 + offset, v * 0.08) - 0.5) * 4
      // A drop: round at the left, its point at the right.
      const width = 20 * Math.sqrt(Math.max(0, 1 - ((u + 10) / 22) ** 2))
      const here = u < -10 ? width : 20 * Math.max(0, 1 - (u + 10) / 44) ** 0.8
      const distance = Math.max(Math.abs(v) - here, -u - 32, u - 33) * 0.9 + bump
      const fold = Math.sin(Math.atan2(v, 40 - u) * 26 + cloud(u * 0.06, v * 0.06 + offset) * 3)
      const { near } = cells(u * 0.2 + offset, v * 0.2)
      ink.mix(CURD, CURD_DEEP, 0.8 * cloud(u * 0.07 + offset, v * 0.07) + 0.2 * smooth(0, -1, fold))
      ink.surface(0.3, 0.35, 15 * rounded(distance, 12) + fold * 1.1 + (0.5 - near) * 2)
      return distance
    },
  }
}

const [MOZZARELLA, MOZZARELLA_DEEP] = [colour('#FFFFFA'), colour('#ECEADC')]

const mozzarellaSlice: PieceMaker = (random) =>
  slice(random, {
    radius: 18,
    oval: 0.92,
    height: 5,
    gloss: 0.7,
    paint: (ink, { share, u, v, offset }) =>
      ink.mix(MOZZARELLA, MOZZARELLA_DEEP, smooth(0.8, 1, share) + 0.4 * cloud(u * 0.1 + offset, v * 0.1)),
  })

const ball = nut({ length: 24, width: 23, colour: MOZZARELLA, second: MOZZARELLA_DEEP, gloss: 0.9 })

/** A ball of mozzarella, and two slices of one. */
export const mozzarellaBall: PieceMaker = arranged([
  { make: mozzarellaSlice, x: 22, y: 22, turn: 0.3, base: 6 },
  { make: mozzarellaSlice, x: -4, y: 27, turn: -0.2, base: 3 },
  { make: ball, x: -4, y: -6 },
])
