import type { Coverage } from './coverage.ts'

/** Less than this is not worth going for, in edible grams. */
export const NOTICED_G = 1

/** Share of a need that a rest may leave open: a lime is not worth going for because a gram of juice is missing. */
const NEARLY = 0.1

/** Whether nothing of a need is left to buy. */
export const isCovered = ({ neededG, leftG, missingG }: Coverage): boolean =>
  missingG < (leftG < NOTICED_G ? NOTICED_G : Math.max(NOTICED_G, neededG * NEARLY))

/** A rest that is worth a word. Less than a tenth of the need is a slice of onion that nobody finds again. */
export const noticedRestG = ({ neededG, leftG }: Coverage): number =>
  leftG >= Math.max(NOTICED_G, neededG * NEARLY) ? leftG : 0
