import { openBun, yeastBun } from '../../pieces/dough/yeast-bun.ts'
import type { RollShape } from '../../pieces/dough/roll-body.ts'
import { lump } from '../../pieces/lump.ts'
import { shaded, type Colour } from '../../paint/colour.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import type { Bed } from './arrange.ts'
import { fillFace } from './fill-face.ts'

export interface BunOptions {
  readonly shape: RollShape
  /** Index of the owner of the dough. */
  readonly owner: number
  readonly filling: readonly PlatedFood[]
  /** The colour of the filling as a whole. */
  readonly inner: Colour
  /** Whether it is cut in half, so that its filling is seen. */
  readonly isOpen: boolean
}

/** Half axes of the filling, in shares of those of the bun. */
const FILLED = { a: 0.72, b: 0.62 } as const

/** A yeast bun that was filled before it was baked. */
export function layBun(stage: Stage, bed: Bed, { shape, owner, filling, inner, isOpen }: BunOptions): void {
  const { scene, random, spot } = stage
  const at = { x: bed.x, y: bed.y, turn: bed.turn }
  if (!isOpen) {
    stamp(scene, yeastBun(random, shape), { ...at, base: spot.floor, owner })
    return
  }
  stamp(scene, openBun(random, shape), { ...at, base: spot.floor, owner })
  const a = shape.a * FILLED.a
  const b = shape.b * FILLED.b
  const heart = filling[0] === undefined ? owner : ownerOf(stage, filling[0])
  const mass = lump(random, {
    rx: a,
    ry: b,
    height: 2.6,
    edge: 3,
    uneven: 0.1,
    colour: inner,
    second: shaded(inner, 0.75),
  })
  stamp(scene, mass, { ...at, owner: heart })
  fillFace(stage, { ...at, a: a * 1.08, b: b * 1.08 }, filling)
}
