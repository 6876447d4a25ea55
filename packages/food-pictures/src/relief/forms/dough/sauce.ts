import { within } from '../../paint/chance.ts'
import { shaded, type Colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cloud } from '../../paint/noise.ts'
import { sauceDrape, type RollShape } from '../../pieces/dough/roll-body.ts'
import { lump } from '../../pieces/lump.ts'
import { pour } from '../../scene/pour.ts'
import type { Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import type { Bed } from './arrange.ts'

export interface Sauce {
  readonly tint: Colour
  readonly owner: number
}

/** A pool of sauce with a wandering edge under what lies on a plate. */
export function poolSauce({ scene, spot }: Stage, { tint, owner }: Sauce, share = 0.9): void {
  const dark = shaded(tint, 0.72)
  const { x, y, halfWidth, halfHeight, inside } = spot
  pour(scene, {
    level: spot.floor + 1.4,
    owner,
    inside: (pointX, pointY) => {
      const far =
        Math.hypot((pointX - x) / halfWidth, (pointY - y) / halfHeight) +
        (cloud(pointX * 0.022, pointY * 0.022) - 0.5) * 0.26
      return far < share && inside(pointX, pointY)
    },
    paint: (point, ink: Ink) => {
      ink.mix(tint, dark, cloud(point.x * 0.05 + 9, point.y * 0.05))
      ink.surface(0.75, 0.12, (cloud(point.x * 0.09, point.y * 0.09) - 0.5) * 1.2)
    },
  })
}

export interface Coat {
  readonly shape: RollShape
  readonly sauce: Sauce
}

/** Sauce that lies over the middle of a roll and runs down its sides. */
export function coatRoll({ scene, random, spot }: Stage, bed: Bed, { shape, sauce }: Coat): void {
  const { a, b } = shape
  const { tint, owner } = sauce
  const piece = sauceDrape(random, { tint, second: shaded(tint, 0.74) }, { a: a * within(random, 0.38, 0.46), b })
  stamp(scene, piece, { x: bed.x, y: bed.y, turn: bed.turn, base: spot.floor + 0.5, owner })
}

/** A spoonful of something thick. */
export function dollop(
  { scene, random }: Stage,
  at: { readonly x: number; readonly y: number },
  sauce: Sauce & { readonly radius: number },
): void {
  const { tint, owner, radius } = sauce
  const piece = lump(random, {
    rx: radius,
    ry: radius * 0.82,
    height: radius * 0.42,
    edge: radius * 0.7,
    uneven: 0.22,
    colour: tint,
    second: shaded(tint, 0.85),
    gloss: 0.65,
    grain: 0.08,
    rough: 0.7,
    fineness: 0.07,
    paint(ink, { u, v, offset }) {
      // The spoon was turned as it left.
      const far = Math.hypot(u, v)
      ink.height += Math.sin(Math.atan2(v, u) * 2 + far * 0.34 + offset) * Math.min(1.5, far * 0.16)
    },
  })
  stamp(scene, piece, { ...at, turn: within(random, 0, 6), owner })
}
