import { grainOffset, within } from '../paint/chance.ts'
import { colour, shaded } from '../paint/colour.ts'
import { cells, cloud } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import { brown } from './browning.ts'
import type { CookedMaker } from './doneness.ts'
import type { FloretColours } from './floret.ts'

interface Crown {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Crowns around the head, and where the stalk splits, units; the foot of the stalk is below. */
const AROUND = 7
const FORK = 14
const FOOT = 40
const STALK = 9
const BRANCH = 3.4
const BUDS = 0.5
/** What an oven makes of the cut. */
const ROASTED = colour('#D9A050')
const EDGE = colour('#8A4E1C')

const crownsOf = (random: () => number): Crown[] =>
  Array.from({ length: AROUND }, (_, index) => {
    const angle = ((index - (AROUND - 1) / 2) / AROUND) * 4.3
    const far = within(random, 25, 29)
    return { x: Math.sin(angle) * far * 1.12, y: -Math.cos(angle) * far, radius: within(random, 12.5, 15.5) }
  })

/** How far a point is from the way between the fork of the stalk and a crown. */
function fromBranch(x: number, y: number, { x: toX, y: toY }: Crown): number {
  const dy = toY - FORK
  const share = Math.max(0, Math.min(0.86, (x * toX + (y - FORK) * dy) / (toX * toX + dy * dy)))
  return Math.hypot(x - toX * share, y - FORK - dy * share) - BRANCH * (1.5 - share)
}

/** A slice through a whole head of cauliflower: the stalk that branches like a tree, and crowns of buds around it, browned. */
export const cauliflowerSteak =
  ({ bud, shade, stalk }: FloretColours): CookedMaker =>
  ({ browned, soft }) =>
  (random) => {
    const offset = grainOffset(random)
    const crowns = crownsOf(random)
    const point = { u: 0, v: 0, offset }
    const rim = shaded(shade, 0.7)
    return {
      reach: 46,
      paint(u, v, ink) {
        let head = Math.hypot(u, (v + 4) * 1.1) - 24
        let lobe = head
        let wood = Math.max(Math.abs(u) - STALK + (v - FORK) * 0.1, FORK - 6 - v, v - FOOT)
        for (const crown of crowns) {
          const away = Math.hypot(u - crown.x, v - crown.y) - crown.radius
          if (away < lobe) lobe = away
          wood = Math.min(wood, fromBranch(u, v, crown))
        }
        head = Math.min(head, lobe) + (cloud(u * 0.16 + offset, v * 0.16) - 0.5) * 3.4
        const distance = Math.min(head, wood)
        const { near, luck } = cells(u * BUDS + offset, v * BUDS)
        ink.mix(shade, bud, smooth(0.8, 0.2, near) * 0.9 + luck * 0.2)
        ink.over(rim, 0.55 * smooth(-3, 0, lobe < -3 ? lobe + 3 : -Math.abs(lobe)))
        ink.surface(0.35 + soft * 0.2, 0.3, 5 + 5 * rounded(lobe, 10) + (0.6 - near) * 1.4)
        point.u = u
        point.v = v
        ink.over(ROASTED, 0.55 * browned)
        ink.over(EDGE, 0.75 * browned * smooth(-4, -0.6, distance))
        if (browned > 0) brown(ink, point, browned * 0.85)
        if (wood < 1.4) {
          ink.over(rim, 0.7 * smooth(1.4, 0, wood))
          ink.over(stalk, smooth(0.2, -1.2, wood))
          ink.height = 7 + 0.6 * rounded(wood, 2)
          ink.over(ROASTED, 0.4 * browned)
          if (browned > 0) brown(ink, point, browned * 0.6)
        }
        ink.height *= 0.3 + 0.7 * rounded(distance, 4)
        return distance
      },
    }
  }
