import { OverloadedError } from '../../../platform/graphql/errors.ts'
import type { Drawer, DrawnFile } from './drawer.ts'
import { keepDrawing } from './keep-drawing.ts'
import type { LitFormat } from './lit-file.ts'
import type { LitStore } from './lit-store.ts'
import type { LitSubject } from './lit-subject.ts'
import type { FailureTeller } from './tell-failures.ts'

interface DrawingParts {
  readonly store: LitStore
  readonly drawer: Drawer
  readonly teller: FailureTeller
  readonly isClosed: () => boolean
}

/** Makes the function that draws all files of a meal or food in a format: null when the drawing failed. Throws `OverloadedError`. */
export function drawSubjects({ store, drawer, teller, isClosed }: DrawingParts) {
  /** Drawings that failed are not tried again, because each try of a meal takes a second of a core. */
  const failed = new Set<string>()
  return async ({ stem, pictured, jobIn }: LitSubject, format: LitFormat): Promise<readonly DrawnFile[] | null> => {
    const name = `${stem}.${format}`
    if (isClosed() || failed.has(name)) return null
    try {
      return await keepDrawing({ store, stem, onUnkept: teller.tellOfStore }, jobIn(format), drawer)
    } catch (error) {
      // Too much is drawn, which is no fault of the meal: a later call may find a place.
      if (error instanceof OverloadedError) throw error
      // A stopping server ends its drawings.
      if (isClosed()) return null
      failed.add(name)
      teller.tellOfDrawing(pictured, error)
      return null
    }
  }
}
