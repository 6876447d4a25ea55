import type { MealVersion } from '../../catalogue/index.ts'
import type { LitFailure } from './lit-plates.ts'

export interface FailureTeller {
  onFailure(listener: (failure: LitFailure) => void): void
  tellOfDrawing(version: MealVersion, error: unknown): void
  tellOfStore(error: unknown): void
}

/** Tells listeners of failures, each once, so that a broken disk or form does not fill the log. */
export function tellFailures(): FailureTeller {
  const listeners = new Set<(failure: LitFailure) => void>()
  const toldMeals = new Set<string>()
  let isStoreTold = false
  const tell = (failure: LitFailure): void => {
    for (const listener of listeners) listener(failure)
  }
  return {
    onFailure: (listener) => void listeners.add(listener),
    tellOfDrawing({ id, mealId }, error) {
      if (toldMeals.has(id)) return
      toldMeals.add(id)
      tell({ kind: 'drawing', mealId, versionId: id, error })
    },
    tellOfStore(error) {
      if (isStoreTold) return
      isStoreTold = true
      tell({ kind: 'store', error })
    },
  }
}
