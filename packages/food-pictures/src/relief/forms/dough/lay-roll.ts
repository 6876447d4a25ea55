import { type Colour } from '../../paint/colour.ts'
import { rollBody, rollFace, type RollShape, type Wrapper } from '../../pieces/dough/roll-body.ts'
import type { GrainKind } from '../../pieces/grain-bed.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { pointOn, type Bed } from './arrange.ts'
import { fillFace } from './fill-face.ts'

export interface RollOptions {
  readonly wrapper: Wrapper
  readonly shape: RollShape
  /** Index of the owner of the wrapper. */
  readonly owner: number
  readonly filling: readonly PlatedFood[]
  /** What binds the filling: rice, curd, the dough's own crumb. */
  readonly inner: Colour
  readonly rim?: number
  readonly innerOwner?: number
  /** The grain that binds the filling, when it is seen as grains. */
  readonly grains?: GrainKind | undefined
  /** Both ends are open, as of a pancake that was only rolled up. */
  readonly isOpen?: boolean
}

/** Part of the cut face that is seen from above. */
const FORESHORTENED = 0.68
/** How far the face falls, as a share of the height of the roll. */
const SLOPE = 0.34

/** The filling of an open end comes out a little, in shares of the half axes of the face. */
const BULGE = 1.12

/** How many bits a face has that is full of grains, as a share of the usual. */
const AMONG_GRAINS = 0.42

/** One end of a roll: the wrapper around, the filling in it. `turn` is the way out. */
function layEnd(stage: Stage, bed: Bed, options: RollOptions): void {
  const { scene, random, spot } = stage
  const { wrapper, shape, owner, filling, inner, rim = 2.4, innerOwner = owner, isOpen = false, grains } = options
  const { a, b } = shape
  const { turn } = bed
  const at = pointOn(bed, a - b * 0.12, 0)
  const height = b * 1.12 * (wrapper.stiff ?? 1)
  const face = rollFace(random, {
    a: b * FORESHORTENED,
    b: b * 0.98,
    height,
    slope: height * SLOPE,
    wrapper: wrapper.second,
    inner,
    rim,
    grains,
  })
  stamp(scene, face, { ...at, turn, base: spot.floor, owner: innerOwner })
  const bulge = isOpen ? BULGE : 1
  const share = grains === undefined ? 1 : AMONG_GRAINS
  fillFace(stage, { ...at, turn, a: (b * FORESHORTENED - rim) * bulge, b: b * 0.98 - rim, share }, filling)
}

/** A roll on its side whose end is cut, so that its filling shows. */
export function layRoll(stage: Stage, bed: Bed, options: RollOptions): void {
  const { scene, random, spot } = stage
  const { wrapper, shape, owner, isOpen = false } = options
  stamp(scene, rollBody(random, wrapper, shape), { x: bed.x, y: bed.y, turn: bed.turn, base: spot.floor, owner })
  if (isOpen) layEnd(stage, { ...bed, turn: bed.turn + Math.PI }, options)
  layEnd(stage, bed, options)
}
