import { colour, type Colour } from '../../paint/colour.ts'
import { citrusRound, citrusSegment } from '../../pieces/fruit/citrus.ts'
import type { FoodLook, FoodLooks } from '../look.ts'

interface Citrus {
  readonly pulp: Colour
  readonly rind: Colour
  readonly radius: number
  /** Grams of a segment. */
  readonly segment: number
}

/** Citrus: segments, or rounds when it was sliced. */
function citrusLook({ pulp, rind, radius, segment }: Citrus): FoodLook {
  const boat = { make: citrusSegment({ pulp, length: radius * 0.95, width: radius * 0.62 }), grams: segment }
  const filleted = citrusSegment({ pulp, length: radius * 0.6, width: radius * 0.5, isFilleted: true })
  const rounds = { make: citrusRound({ pulp, rind, radius }), grams: segment * 1.6 }
  return {
    any: boat,
    diced: { make: filleted, grams: segment * 0.55 },
    chopped: { make: filleted, grams: segment * 0.55 },
    sliced: rounds,
    rounds,
    halved: { make: citrusRound({ pulp, rind, radius: radius * 1.1 }), grams: segment * 5 },
  }
}

const ORANGE_RIND = colour('#EE8A1E')

export const CITRUS_LOOKS: FoodLooks = {
  grapefruit: citrusLook({ pulp: colour('#EE6A54'), rind: colour('#F2B04A'), radius: 27, segment: 16 }),
  lemon: citrusLook({ pulp: colour('#F6E27A'), rind: colour('#F2CE2E'), radius: 15, segment: 5 }),
  lime: citrusLook({ pulp: colour('#D3E28A'), rind: colour('#6EA02C'), radius: 14, segment: 4 }),
  mandarin: citrusLook({ pulp: colour('#F59A24'), rind: ORANGE_RIND, radius: 17, segment: 8 }),
  orange: citrusLook({ pulp: colour('#F7A62E'), rind: ORANGE_RIND, radius: 23, segment: 13 }),
}
