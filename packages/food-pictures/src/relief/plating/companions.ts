import { shareSpot } from '../crockery/share-spot.ts'
import { layGrain } from '../forms/plates/grain.ts'
import { layMash } from '../forms/plates/mash.ts'
import { layPasta } from '../forms/plates/pasta.ts'
import { layVegetables } from '../forms/plates/vegetables.ts'
import type { PlatedFood } from '../plated-meal.ts'
import type { Form, Stage } from '../scene/stage.ts'
import { isGrain, isMashed, isNoodle, isPotato } from './food-kinds.ts'
import { partStage } from './part-stage.ts'

/** Foods that lie together beside the main thing of a plate. */
export interface Companions {
  readonly lay: Form
  readonly foods: readonly PlatedFood[]
}

/** Places for companions on one plate. */
const MOST_PLACES = 3

const KINDS: readonly { readonly lay: Form; readonly has: (food: PlatedFood) => boolean }[] = [
  { lay: layMash, has: (food) => isMashed(food) && (isPotato(food) || food.grams >= 100) },
  { lay: layGrain, has: isGrain },
  { lay: layPasta, has: isNoodle },
  { lay: layVegetables, has: isPotato },
  { lay: layVegetables, has: () => true },
]

/** What a dish has beside its main thing: mash, grain, noodles, potatoes and vegetables, each by itself. */
export function companionsOf(foods: readonly PlatedFood[]): Companions[] {
  const left = new Set(foods)
  const groups = KINDS.map(({ lay, has }) => {
    const group = [...left].filter(has)
    for (const food of group) left.delete(food)
    return { lay, foods: group }
  })
  return groups.filter((group) => group.foods.length > 0).slice(0, MOST_PLACES)
}

/** Lays companions behind, then the main thing in front of them. */
export function layWithCompanions(stage: Stage, companions: readonly Companions[], layMain: Form): void {
  const { main, sides } = shareSpot(stage.spot, companions.length)
  for (const [index, { lay, foods }] of companions.entries()) {
    lay(partStage(stage, sides[index] ?? main, foods))
  }
  layMain({ ...stage, spot: main })
}
