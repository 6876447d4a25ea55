import type { LitFailure } from './lit-plates.ts'
import type { Pictured } from './lit-subject.ts'

export interface FailureTeller {
  onFailure(listener: (failure: LitFailure) => void): void
  tellOfDrawing(pictured: Pictured, error: unknown): void
  tellOfStore(error: unknown): void
}

/** Tells listeners of failures, each once, so that a broken disk or form does not fill the log. */
export function tellFailures(): FailureTeller {
  const listeners = new Set<(failure: LitFailure) => void>()
  const toldOf = new Set<string>()
  let isStoreTold = false
  const tell = (failure: LitFailure): void => {
    for (const listener of listeners) listener(failure)
  }
  return {
    onFailure: (listener) => void listeners.add(listener),
    tellOfDrawing(pictured, error) {
      const id = 'foodId' in pictured ? pictured.foodId : pictured.versionId
      if (toldOf.has(id)) return
      toldOf.add(id)
      tell({ kind: 'drawing', ...pictured, error })
    },
    tellOfStore(error) {
      if (isStoreTold) return
      isStoreTold = true
      tell({ kind: 'store', error })
    },
  }
}
