import { within } from '../paint/chance.ts'
import type { FishKind } from './fish-fillet.ts'
import { smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { stick } from './stick.ts'

/** Half the width of a ribbon, units. */
const HALF = 8

/** A thin slice of smoked fish, laid in folds: pale seams run slantwise across it. */
export const salmonRibbon =
  ({ flesh, second, seam }: FishKind): PieceMaker =>
  (random) =>
    stick(random, {
      length: within(random, 34, 44),
      width: HALF * 2,
      height: 3,
      bend: within(random, 5, 10) * (random() < 0.5 ? -1 : 1),
      wave: 1.2,
      taper: 0.3,
      square: 0.3,
      colour: flesh,
      second,
      gloss: 0.8,
      grain: 0.06,
      paint(ink, { u, v, offset }) {
        const line = Math.abs(Math.sin((u + v * 0.8) * 0.42 + offset))
        ink.over(seam, 0.7 * smooth(0.3, 0.05, line))
        // It lies in folds, so that it is never flat.
        ink.height = 6 + Math.sin(u * 0.28 + offset) * 2.2 + (v / HALF) * Math.cos(u * 0.14 + offset) * 3
      },
    })
