import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import type { FishKind } from './fish-fillet.ts'
import { lump } from './lump.ts'

const GLINT = colour('#E2B65A')
/** Part of the flakes that keep their skin. */
const SKINNED = 0.5

/** A flake that fell from a smoked fish: broad leaves of muscle, on some the bronze skin. */
export const smokedFlake =
  ({ flesh, second, seam, skin }: FishKind): PieceMaker =>
  (random) => {
    const rx = within(random, 10.5, 14.5)
    const ry = rx * within(random, 0.56, 0.8)
    const lean = within(random, -0.9, 0.9)
    const isSkinned = random() < SKINNED
    return lump(random, {
      rx,
      ry,
      height: 4.5,
      edge: 3,
      uneven: 0.4,
      colour: flesh,
      second,
      gloss: 0.55,
      grain: 0.2,
      paint(ink, { u, v, offset }) {
        // Leaves lie slantwise over one another.
        const bent = (cloud(u * 0.12 + offset, v * 0.12) - 0.5) * 7
        const leaf = Math.abs(Math.sin((u + v * lean + bent) * 0.36 + offset))
        ink.over(seam, 0.55 * smooth(0.3, 0.05, leaf))
        ink.height -= 0.9 * smooth(0.35, 0.05, leaf)
        if (!isSkinned) return
        const onSkin = smooth(ry * 0.1, ry * 0.35, v)
        ink.over(skin, 0.9 * onSkin)
        ink.over(GLINT, 0.6 * onSkin * smooth(0.45, 0.75, noise(u * 0.35 + offset, v * 0.7)))
        ink.gloss += 0.3 * onSkin
      },
    })
  }
