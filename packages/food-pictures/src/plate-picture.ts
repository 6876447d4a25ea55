import { brokenPlate } from './crockery/broken-plate.ts'
import { tableCutlery } from './crockery/cutlery.ts'
import { drawDish, PICTURE_BOX } from './crockery/dish.ts'
import { smearAndCrumbs } from './crockery/leftovers.ts'
import { createRandom } from './drawing/random.ts'
import { svgDocument } from './drawing/svg.ts'

/**
 * empty: nothing yet; cleared: nothing left; laid: cleared, between fork and knife, on a wider picture; broken: an
 * error.
 */
export type PlateKind = 'empty' | 'cleared' | 'laid' | 'broken'

const WIDE = [-160, -120, 320, 240] as const
const SMEAR = '#C3CC98'
/** Units from the middle of the plate to the cutlery beside it. */
const CUTLERY_DISTANCE = 132

const clearedPlate = (): string => drawDish('plate', 'chalk') + smearAndCrumbs(SMEAR, createRandom('cleared plate'))

/**
 * A plate without food, for empty, finished and failed states: an SVG document of 240 × 240 units (`laid`: 320 × 240).
 */
export function platePicture(kind: PlateKind): string {
  switch (kind) {
    case 'empty':
      return svgDocument(PICTURE_BOX, drawDish('plate', 'chalk'))
    case 'cleared':
      return svgDocument(PICTURE_BOX, clearedPlate())
    case 'laid':
      return svgDocument(WIDE, clearedPlate() + tableCutlery(CUTLERY_DISTANCE))
    case 'broken':
      return svgDocument(PICTURE_BOX, brokenPlate())
  }
}
