import type { Sauce } from '../beds/soups.ts'
import { blobOutline } from '../drawing/outlines.ts'
import { group, shape, short } from '../drawing/svg.ts'
import type { Stage } from './stage.ts'

const RIM_SHADOW = { colour: '#2B1B0A', opacity: 0.13 }
const POOL_SHADOW = { colour: '#2B1B0A', opacity: 0.16 }
/** Share of the well that a pool of sauce covers. */
const POOL_SHARE = 0.66

/** The bed, the shadow of the rim, and the sauce poured over it. */
export function surface(stage: Stage): string {
  const { bed, sauce, vessel } = stage.serving
  if (!bed) return ''
  const isFlat = vessel === 'plate'
  const radius = isFlat ? stage.well - 8 : stage.well - 3
  const shade = isFlat ? '' : rimShade(radius)
  return bed(radius, stage.randomFor('bed')) + shade + (sauce ? pool(sauce, stage) : '')
}

function rimShade(radius: number): string {
  const lower = short(radius * 0.93)
  return shape(`M-${radius} 0A${radius} ${radius} 0 0 1 ${radius} 0A${radius} ${lower} 0 0 0-${radius} 0Z`, RIM_SHADOW)
}

/** A pool of sauce with an uneven edge and a smooth middle. */
function pool({ draw, edge }: Sauce, stage: Stage): string {
  const random = stage.randomFor('sauce')
  const radius = stage.well * POOL_SHARE
  const outline = blobOutline({ radius: radius * 1.08, roughness: 0.26, corners: 11 }, random)
  return group({ at: [1.2, 2.2] }, shape(outline, POOL_SHADOW)) + shape(outline, edge) + draw(radius * 0.98, random)
}
