import type { Dish } from '@dayplate/nutrition'
import { followClause } from './follow-clause.ts'
import { type Handling, type Kitchen, openKitchen, remember } from './kitchen.ts'
import { readModifiers } from './modifiers.ts'
import { readClauses } from './read-clauses.ts'
import { readSentences, type Sentence } from './read-sentences.ts'

/** "Toasted pumpkin seeds": what stands beside a food happened before the sentence. */
function followModifiers(sentence: Sentence, { handlings }: Kitchen): void {
  for (const { ingredient, cuts, heats } of readModifiers(sentence)) {
    const handling = handlings[ingredient]
    if (handling === undefined) continue
    for (const cut of cuts) remember(handling.cuts, cut)
    for (const heat of heats) remember(handling.heats, heat)
  }
}

/** Cooks a dish by its steps and tells what happened to each ingredient. */
export function readHandlings(dish: Pick<Dish, 'ingredients' | 'steps'>): readonly Handling[] {
  const kitchen = openKitchen(dish.ingredients.map(({ foodId }) => foodId))
  for (const sentence of readSentences(dish)) {
    followModifiers(sentence, kitchen)
    for (const clause of readClauses(sentence)) followClause(clause, kitchen)
  }
  return kitchen.handlings
}
