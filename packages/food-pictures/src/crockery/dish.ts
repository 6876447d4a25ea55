import { circle, disc, ellipse, group, line } from '../drawing/svg.ts'
import { GLAZES, type Ceramic } from './ceramic.ts'
import { glassShineAndStraw, glassWall, GLASS_SCALE } from './glass.ts'

/** Square and centred, with room for the dish, its shadow and a few pieces in the corners. */
export const PICTURE_BOX = [-120, -120, 240, 240] as const

/** A glass has a plate as its saucer. */
export type Vessel = 'bowl' | 'plate' | 'glass'

/** Outer radius of every dish; the picture is 240 units wide. */
export const DISH_RADIUS = 100
/** Inner radius of each vessel; for a glass before it is scaled down. */
export const WELL_OF: Readonly<Record<Vessel, number>> = { bowl: 88, plate: 80, glass: 88 }

const GROUND_SHADOW = '#3B2A12'
const GLOSS_ARC = 'M-86-34A92 92 0 0 1-34-86'

/** Two soft steps of shadow: the light comes from the top left. */
const shadow = (): string =>
  ellipse([6, 15], [DISH_RADIUS, DISH_RADIUS - 1], { colour: GROUND_SHADOW, opacity: 0.1 }) +
  ellipse([3, 7], [DISH_RADIUS, DISH_RADIUS], { colour: GROUND_SHADOW, opacity: 0.13 })

/** An empty dish seen from above, around the origin. */
export function drawDish(vessel: Vessel, ceramic: Ceramic): string {
  const { rim, edge, well, wellShade } = GLAZES[ceramic]
  const radius = WELL_OF[vessel === 'glass' ? 'plate' : vessel]
  const inside =
    vessel === 'bowl'
      ? disc(radius + 3.4, wellShade) + circle([0, 1.6], radius + 2.2, well) + circle([0, 2.4], radius, well)
      : disc(radius + 2, edge) + circle([0.4, 1.4], radius + 1.2, well)
  const gloss = line(GLOSS_ARC, { colour: '#FFFFFF', opacity: ceramic === 'slate' ? 0.25 : 0.7 }, 3)
  const standing = vessel === 'glass' ? glassWall() : ''
  return shadow() + disc(DISH_RADIUS, edge) + circle([-0.6, -1], DISH_RADIUS - 1, rim) + inside + gloss + standing
}

/** Puts content into a dish. A drink is drawn smaller, with a straw on top. */
export const inDish = (vessel: Vessel, content: string): string =>
  vessel === 'glass' ? group({ scale: GLASS_SCALE }, content) + glassShineAndStraw() : content
