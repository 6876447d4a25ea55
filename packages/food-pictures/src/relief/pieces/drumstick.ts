import type { Random } from '../../drawing/random.ts'
import { grainOffset } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

const SKIN = colour('#D28A38')
const SKIN_DARK = colour('#A85E22')
const CRISP = colour('#5E2E12')
const BONE = colour('#F1E4CC')

/** The shape of a part of a leg, units. */
interface LegShape {
  /** Half the length and width of its meat. */
  readonly length: number
  readonly width: number
  /** How much narrower the meat is towards the bone. */
  readonly taper: number
  /** Where the bone ends. */
  readonly end: number
}

const DRUMSTICK: LegShape = { length: 30, width: 20, taper: 0.34, end: 39 }
const THIGH: LegShape = { length: 34, width: 28, taper: 0.42, end: 33 }

/** A part of a chicken's leg, roasted: plump, with crisp skin, and the bone. */
const leg =
  ({ length, width, taper, end }: LegShape) =>
  (random: Random): Piece => {
    const offset = grainOffset(random)
    return {
      reach: 46,
      halfWidth: width + 4,
      paint(u, v, ink) {
        const meat = Math.hypot((u + 10) / length, v / (width - Math.max(0, u + 10) * taper)) - 1
        const body = meat * 19 + (cloud(u * 0.05 + offset, v * 0.05) - 0.5) * 6
        const shaft = Math.max(Math.abs(v) - 4, Math.abs(u - end + 12) - 12)
        const knob = Math.min(Math.hypot(u - end, v - 3.4), Math.hypot(u - end, v + 3.4)) - 4.6
        const bone = Math.min(shaft, knob)
        if (body <= bone) {
          const patch = cloud(u * 0.06 - offset, v * 0.06)
          ink.mix(SKIN, SKIN_DARK, smooth(0.35, 0.65, cloud(u * 0.07 + offset, v * 0.07)))
          ink.over(CRISP, 0.75 * smooth(0.52, 0.76, patch) + 0.5 * smooth(-3.5, 0, body))
          const pores = noise(u * 0.5 + offset, v * 0.5)
          ink.surface(0.75, 0.25, 19 * rounded(body, 17) + (pores - 0.5) * 0.9 + (patch - 0.5) * 3)
          return body
        }
        ink.fill(BONE)
        ink.surface(0.35, 0.1, 6 * rounded(bone, 4))
        return bone
      },
    }
  }

export const drumstick = leg(DRUMSTICK)

export const chickenThigh = leg(THIGH)
