import { within } from '../paint/chance.ts'
import { colour, type Colour } from '../paint/colour.ts'
import { rounded, smooth } from '../paint/shape.ts'
import { cloud, noise } from '../paint/noise.ts'
import { box } from '../paint/shape.ts'
import { grainOffset } from '../paint/chance.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { stick } from './stick.ts'

const CELERY = colour('#CFE0A0')
const CELERY_DEEP = colour('#B4CF7C')
const CELERY_GROOVE = colour('#E6EFC4')
const CELERY_CUT = colour('#F0F3D8')

/** Half the length of a dipper, units. */
const HALF = 33

const celery: PieceMaker = (random) =>
  stick(random, {
    length: HALF * 2,
    width: within(random, 11, 13),
    height: 6,
    bend: within(random, -2, 2),
    taper: 0.12,
    colour: CELERY,
    second: CELERY_DEEP,
    gloss: 0.5,
    grain: 0.05,
    paint(ink, { u, v, distance }) {
      const groove = Math.cos(v * 2.6)
      ink.height = 5.5 * rounded(distance, 4) - 3.4 * Math.exp(-((v / 2.9) ** 2)) + groove * 0.25
      ink.dim(0.95 + 0.06 * groove)
      ink.over(CELERY_GROOVE, smooth(2.6, 0, Math.abs(v)) * 0.7)
      ink.over(CELERY_CUT, smooth(0.9, 1, Math.abs(u) / HALF))
    },
  })

interface Cut {
  readonly flesh: Colour
  readonly second: Colour
  /** Skin along one side. */
  readonly skin?: Colour
  readonly width?: number
  readonly bend?: number
}

/** A stick cut from a root or fruit: flat faces, the skin along one side. */
const cutStick =
  ({ flesh, second, skin, width = 10, bend = 1 }: Cut): PieceMaker =>
  (random) => {
    const wide = width * within(random, 0.9, 1.1)
    return stick(random, {
      length: HALF * 2 * within(random, 0.9, 1.04),
      width: wide,
      height: 6.5,
      bend: within(random, -bend, bend),
      colour: flesh,
      second,
      square: 0.8,
      gloss: 0.5,
      grain: 0.1,
      paint(ink, { u, v, distance, offset }) {
        ink.height = 6 * rounded(distance, 2.6)
        ink.dim(1 + 0.1 * (noise(u * 0.12 + offset, v * 0.9) - 0.5))
        // Its cut edges tell it from its neighbours.
        ink.dim(1 - 0.3 * smooth(-1.8, -0.2, distance))
        if (skin !== undefined) ink.over(skin, smooth(wide * 0.5 - 2.6, wide * 0.5 - 1.8, v))
      },
    })
  }

const CARROT = cutStick({ flesh: colour('#F59A40'), second: colour('#E67E22'), width: 8 })
const RIB = colour('#FBF0C8')

/** A strip of pepper: a glossy, bowed skin, thinner at its ends, with the pale inner wall along one edge. */
const pepperStrip =
  (skin: Colour, deep: Colour): PieceMaker =>
  (random) => {
    const wide = within(random, 9, 11.5)
    const bow = within(random, 3, 6)
    return stick(random, {
      length: HALF * 2 * within(random, 0.88, 1),
      width: wide,
      height: 6,
      bend: bow,
      taper: 0.5,
      square: 0.1,
      colour: skin,
      second: deep,
      gloss: 0.9,
      grain: 0.02,
      paint(ink, { v, distance }) {
        ink.height = 5 * rounded(distance, wide * 0.45)
        ink.over(deep, 0.7 * smooth(-1.6, -0.2, distance))
        ink.over(RIB, 0.85 * smooth(wide * 0.12, wide * 0.22, v) * smooth(-0.4, -1.2, distance))
      },
    })
  }

const pepper = (skin: string, deep: string): PieceMaker => pepperStrip(colour(skin), colour(deep))

const CRUST = colour('#B0682A')
const CRISP = colour('#DDB474')
const CRISP_DEEP = colour('#BE8A48')

/** A cracker: a dry slab with holes. */
const cracker: PieceMaker = (random) => {
  const offset = grainOffset(random)
  const slab = box(26, 15, 3)
  return {
    reach: 31,
    halfWidth: 16,
    paint(u, v, ink) {
      const distance = slab(u, v) + (noise(u * 0.3 + offset, v * 0.3) - 0.5) * 1.6
      ink.mix(CRISP, CRISP_DEEP, cloud(u * 0.09 + offset, v * 0.09))
      const hole = Math.hypot(((u + 60) % 8) - 4, ((v + 60) % 8) - 4)
      ink.dim(1 - 0.35 * smooth(1.5, 0.7, hole))
      ink.over(CRUST, 0.5 * smooth(-3, 0, distance))
      ink.surface(0.12, 0.6, 3.4 * rounded(distance, 1.6) - smooth(1.5, 0.5, hole))
      return distance
    },
  }
}

const CRUMB = colour('#EFD6A2')
const CRUMB_DEEP = colour('#D9B274')

/** A slice of bread cut into a finger, with crust at its ends. */
const breadFinger: PieceMaker = (random) => {
  const offset = grainOffset(random)
  const slab = box(30, 11, 4)
  return {
    reach: 34,
    halfWidth: 13,
    paint(u, v, ink) {
      const distance = slab(u, v) + (cloud(u * 0.1 + offset, v * 0.1) - 0.5) * 2.4
      const hole = noise(u * 0.36 + offset, v * 0.36)
      ink.mix(CRUMB, CRUMB_DEEP, cloud(u * 0.1 + offset, v * 0.1))
      if (hole > 0.76) ink.dim(0.8)
      ink.over(CRUST, smooth(25, 28, Math.abs(u)))
      ink.surface(0.1, 0.7, 7 * rounded(distance, 3) - (hole > 0.76 ? 0.8 : 0))
      return distance
    },
  }
}

const DIPPERS: Readonly<Record<string, PieceMaker>> = {
  carrot: CARROT,
  celery,
  cucumber: cutStick({ flesh: colour('#E2EDBE'), second: colour('#CFE0A0'), skin: colour('#35702E') }),
  kohlrabi: cutStick({ flesh: colour('#F0F3DA'), second: colour('#E0E8BE') }),
  'green-pepper': pepper('#5E9A34', '#3F7A22'),
  'red-pepper': pepper('#DC3A24', '#B8281A'),
  'yellow-pepper': pepper('#F4BE2A', '#E2A012'),
  courgette: cutStick({ flesh: colour('#EDF0CC'), second: colour('#DCE4AA'), skin: colour('#4E7E34') }),
}

const BY_ROLE: Readonly<Record<string, PieceMaker>> = {
  bread: breadFinger,
  crispbread: cracker,
  flatbread: breadFinger,
  'sweet-pepper': pepper('#DC3A24', '#B8281A'),
}

/** What is dipped: a stick of a vegetable, a finger of bread, a cracker. Undefined for foods one does not dip. */
export const dipperOf = (foodId: string, role: string | null): PieceMaker | undefined =>
  DIPPERS[foodId] ?? (role === null ? undefined : BY_ROLE[role])
