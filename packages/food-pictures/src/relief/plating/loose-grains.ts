import { FULL_TURN } from '../paint/chance.ts'
import { shaded } from '../paint/colour.ts'
import type { GrainKind } from '../pieces/grain-bed.ts'
import { stick } from '../pieces/stick.ts'
import type { PlatedFood } from '../plated-meal.ts'
import { inEllipse, spreadOut } from '../scene/spots.ts'
import { ownerOf, type Stage } from '../scene/stage.ts'
import { stamp } from '../scene/stamp.ts'

export interface LooseGrains {
  readonly kind: GrainKind
  /** Half axes of the area, units. */
  readonly a: number
  readonly b: number
  readonly count: number
}

/** Strews single grains over what lies in a bed of them, so that it looks turned in and not laid on top. */
export function layLooseGrains(stage: Stage, food: PlatedFood, { kind, a, b, count }: LooseGrains): void {
  const { random, scene, spot } = stage
  const { length, width } = kind.shape
  const bright = shaded(kind.colour, 1.04)
  for (const point of spreadOut(random, { count, pointIn: inEllipse({ x: spot.x, y: spot.y, a, b }), tries: 2 })) {
    const grain = stick(random, {
      length,
      width,
      bend: kind.shape.bend ?? 0,
      height: width * 0.8,
      square: 0,
      taper: 0.3,
      colour: bright,
      second: kind.second,
      gloss: kind.gloss ?? 0.3,
      grain: 0,
    })
    stamp(scene, grain, {
      ...point,
      turn: random() * FULL_TURN,
      sink: 0.3,
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}
