import { layBowl } from '../../crockery/bowl.ts'
import { GLAZES } from '../../crockery/glazes.ts'
import type { Spot } from '../../crockery/spot.ts'
import { shaded } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { pour } from '../../scene/pour.ts'
import type { Stage } from '../../scene/stage.ts'
import type { Sauce } from './sauce.ts'

/** A little bowl for a sauce at the upper right of a plate: its place and size in shares of the radius. */
const DIP = { x: 0.58, y: -0.6, size: 0.33, depth: 8 } as const
/** What is left of the plate for the rolls: the front, in shares of the radius. */
const LEFT = { down: 0.3, aside: 0.96, upright: 0.6 } as const

/** The spot that is left for rolls beside their dip. */
export const besideDip = (spot: Spot): Spot => ({
  ...spot,
  y: spot.y + spot.radius * LEFT.down,
  radius: spot.radius * LEFT.upright,
  halfWidth: spot.radius * LEFT.aside,
  halfHeight: spot.radius * LEFT.upright,
})

/** A sauce to dip rolls into, in a little bowl of its own. */
export function layDip({ scene, spot, glaze }: Stage, { tint, owner }: Sauce): void {
  const bowl = layBowl(scene, {
    x: spot.x + spot.radius * DIP.x,
    y: spot.y + spot.radius * DIP.y,
    radius: spot.radius * DIP.size,
    glaze: GLAZES[glaze].beside,
    depth: DIP.depth,
    rimWidth: 3.5,
  })
  const dark = shaded(tint, 0.8)
  pour(scene, {
    level: bowl.level,
    inside: bowl.inside,
    owner,
    paint: ({ x, y }, ink) => {
      ink.mix(tint, dark, cloud(x * 0.06, y * 0.06))
      ink.surface(0.75, 0.03, Math.sin(Math.hypot(x - bowl.x, y - bowl.y) * 0.4) * 0.4)
    },
  })
}
