import { turnedInside } from '../../crockery/turned-inside.ts'
import { within } from '../../paint/chance.ts'
import { between, colour, shaded } from '../../paint/colour.ts'
import { box } from '../../paint/shape.ts'
import type { RollShape } from '../../pieces/dough/roll-body.ts'
import { stick } from '../../pieces/stick.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { pointOn, type Bed } from './arrange.ts'
import { layRoll } from './lay-roll.ts'
import { tintOf } from '../../looks/tint-of.ts'
import type { RollKind } from './wrappers.ts'

const VEIL = colour('#F4F1E6')
const INNER = colour('#F3EEDD')
/** How much the paper hides. */
const VEILED = 0.16
/** Stripes of filling that shine through. */
const STRIPES = 6

/** A roll of rice paper: what lies in it shines through, its one end is cut. */
export function layTranslucentRoll(
  stage: Stage,
  bed: Bed,
  {
    kind,
    shape,
    owner,
    filling,
  }: {
    readonly kind: RollKind
    readonly shape: RollShape
    readonly owner: number
    readonly filling: readonly PlatedFood[]
  },
): void {
  const { scene, random, spot } = stage
  const { a, b } = shape
  layRoll(stage, bed, { wrapper: kind.wrapper, shape, owner, filling, inner: INNER, rim: 1.6 })
  const clip = turnedInside(bed, box(a - 4, b - 2, b * 0.6))
  const first = Math.floor(random() * Math.max(1, filling.length))
  for (let stripe = 0; stripe < STRIPES; stripe += 1) {
    const food = filling[(first + stripe) % filling.length]
    if (food === undefined) break
    const tint = between(tintOf(food), VEIL, VEILED)
    const across = ((stripe + 0.5) / STRIPES - 0.5) * 1.5 * b
    const round = Math.sqrt(Math.max(0, 1 - (across / b) ** 2))
    const piece = stick(random, {
      length: a * within(random, 1.3, 1.7),
      width: b * 0.34,
      height: 1.2,
      bend: within(random, -2, 2),
      colour: tint,
      second: shaded(tint, 0.86),
      gloss: 0.85,
      grain: 0.04,
      square: 0.2,
    })
    stamp(scene, piece, {
      ...pointOn(bed, -a * 0.2 + within(random, -4, 4), across),
      turn: bed.turn + within(random, -0.08, 0.08),
      base: spot.floor + b * 1.15 * round - 0.4,
      owner: ownerOf(stage, food),
      clip,
    })
  }
}
