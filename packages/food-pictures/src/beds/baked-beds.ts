import { blobOutline, dots } from '../drawing/outlines.ts'
import { group, line, shape } from '../drawing/svg.ts'
import type { DrawBed } from './bed.ts'
import { creamy } from './liquid-bed.ts'
import { sauces, type Tint } from './soups.ts'

const CRUST = { edge: '#C98F3F', face: '#EBC477', light: '#F8E2AC', scorch: '#A9682F' }
const SHADOW = { colour: '#2B1B0A', opacity: 0.2 }

/** A golden crust over a filling that bubbled up at the rim. */
export const bakedBed =
  (filling: Tint): DrawBed =>
  (radius, random) => {
    const outline = blobOutline({ radius: radius * 0.95, roughness: 0.16, corners: 13 }, random)
    const crust =
      group({ at: [1.2, 2] }, shape(outline, SHADOW)) +
      shape(outline, CRUST.edge) +
      group({ at: [-0.5, -0.8], scale: 0.96 }, shape(outline, CRUST.face))
    return (
      sauces[filling].draw(radius, random) +
      group({ at: [-radius * 0.05, -radius * 0.04] }, crust) +
      line(dots(46, radius * 0.8, random), { colour: CRUST.light, opacity: 0.9 }, 5) +
      line(dots(26, radius * 0.8, random), { colour: CRUST.scorch, opacity: 0.4 }, 4)
    )
  }

/** Mashed with a fork, with the mark of the spoon. */
export const guacamoleBed = creamy({ edge: '#8FA84E', face: '#BFD17E', mark: '#A9BF62', width: 3 })
export const aubergineDipBed = creamy({ edge: '#B49A74', face: '#DCC8A4', mark: '#C8B08A', width: 3 })
export const lentilDipBed = creamy({ edge: '#CF7F38', face: '#EFAE6C', mark: '#DF9650', width: 3 })
