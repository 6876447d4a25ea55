import { FULL_TURN, within } from '../paint/chance.ts'
import { between, type Colour } from '../paint/colour.ts'
import { stick } from '../pieces/stick.ts'
import type { StrandKind } from '../pieces/strand-bed.ts'
import type { Stage } from '../scene/stage.ts'
import { stamp } from '../scene/stamp.ts'

/** How far out single strands lie, in shares of the radius of the spot. */
const RING = { inner: 0.2, outer: 0.72 } as const

/** Single strands on a nest: they run around its middle, and each is seen from end to end. */
export function layLooseStrands(stage: Stage, kind: StrandKind, owner: number): void {
  const { scene, random, spot } = stage
  const { colour, second, gloss = 0.55, shape, loose = 0 } = kind
  const { x, y, radius } = spot
  const width = shape.width * 1.05
  const tintOf = (luck: number): Colour => between(colour, second, luck * 0.7)
  for (let index = 0; index < loose; index += 1) {
    const angle = ((index + random()) / loose) * FULL_TURN
    const far = radius * within(random, RING.inner, RING.outer)
    const length = radius * within(random, 0.5, 0.8)
    const tint = tintOf(random())
    const piece = stick(random, {
      length,
      width,
      height: width * 0.9,
      // Bent as the ring is on which it lies.
      bend: -(length * length) / (8 * Math.max(far, radius * 0.4)) + within(random, -3, 3),
      wave: within(random, 0.5, 1.8),
      colour: tint,
      gloss,
      grain: 0.02,
      square: 0,
    })
    const at = { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far * 0.9 }
    stamp(scene, piece, {
      ...at,
      turn: angle - Math.PI / 2 + within(random, -0.5, 0.5),
      base: scene.heightAt(at.x, at.y) + 0.6,
      owner,
      clip: spot.inside,
    })
  }
}
