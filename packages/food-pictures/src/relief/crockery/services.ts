import type { MealType } from '@dayplate/nutrition'
import type { WoodName } from './board.ts'
import type { GlazeName } from './glaze-names.ts'

/** What belongs together on the table of a meal. */
interface Service {
  readonly glazes: readonly [GlazeName, ...GlazeName[]]
  readonly wood: WoodName
}

/**
 * The crockery of each meal of a day. No glaze and no wood is in two of them, so that the plates of a day differ although a
 * picture knows nothing of the day. Each stands out from the ground of its meal in both themes: blue on the cream of
 * breakfast, earth on the green of lunch, green on the pink of snacks, rose and dusk on the teal of dinner.
 */
export const SERVICES: Readonly<Record<MealType, Service>> = {
  breakfast: { glazes: ['sky', 'chalk', 'cornflower', 'ink'], wood: 'oak' },
  lunch: { glazes: ['oat', 'clay', 'honey', 'brick'], wood: 'cherry' },
  snack: { glazes: ['sage', 'mint', 'pearl', 'fir'], wood: 'ash' },
  dinner: { glazes: ['slate', 'blush', 'plum', 'moon'], wood: 'walnut' },
}
