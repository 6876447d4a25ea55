import type { MealVersion } from '../../catalogue/index.ts'
import type { LitFailure } from './lit-plates.ts'

/** Tells listeners of failures, each once, so that a broken disk or form does not fill the log. */
export function tellFailures() {
  const listeners = new Set<(failure: LitFailure) => void>()
  let isStoreTold = false
  const tell = (failure: LitFailure): void => {
    for (const listener of listeners) listener(failure)
  }
  return {
    onFailure: (listener: (failure: LitFailure) => void): void => void listeners.add(listener),
    /** The caller remembers failed meals and does not draw them again. */
    tellOfDrawing: ({ id, mealId }: MealVersion, error: unknown): void =>
      tell({ kind: 'drawing', mealId, versionId: id, error }),
    tellOfStore(error: unknown): void {
      if (isStoreTold) return
      isStoreTold = true
      tell({ kind: 'store', error })
    },
  }
}
