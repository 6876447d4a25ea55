import { layCrescent } from './crescent.ts'
import { layDrizzle } from './drizzle.ts'
import { layFloating } from './floating.ts'
import { layRound } from './round.ts'
import { layScatters } from './scatters.ts'
import { laySectors } from './sectors.ts'
import { laySlices } from './slices.ts'
import { layStack } from './stack.ts'
import type { Stage } from './stage.ts'
import { surface } from './surface.ts'
import { layWraps } from './wraps.ts'

/** All food of a serving, from the bed up to the herbs. */
export const layOut = (stage: Stage): string => surface(stage) + layMain(stage) + layDrizzle(stage) + layScatters(stage)

function layMain(stage: Stage): string {
  const { base, layout } = stage.serving
  switch (layout) {
    case 'crescent':
      return layCrescent(stage)
    case 'floating':
      return layFloating(stage)
    case 'sectors':
      return laySectors(stage)
    case 'slices':
      return base ? laySlices(stage, base) : ''
    case 'round':
      return base ? layRound(stage, base) : ''
    case 'stack':
      return base ? layStack(stage, base) : ''
    case 'wraps':
      return base ? layWraps(stage, base) : ''
  }
}
