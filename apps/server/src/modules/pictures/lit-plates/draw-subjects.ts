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

/** Makes the function that draws all files of a meal or food in a format: null when the drawing failed. */
export function drawSubjects({ store, drawer, teller, isClosed }: DrawingParts) {
  /** Drawings that failed are not tried again, because each try of a meal takes a second of a core. */
  const failed = new Set<string>()
  return async ({ stem, pictured, jobIn }: LitSubject, format: LitFormat): Promise<readonly DrawnFile[] | null> => {
    const name = `${stem}.${format}`
    if (isClosed() || failed.has(name)) return null
    try {
      return await keepDrawing({ store, stem, onUnkept: teller.tellOfStore }, jobIn(format), drawer)
    } catch (error) {
      // A stopping server ends its drawings, and an overload is no fault of the meal.
      if (isClosed() || error instanceof OverloadedError) return null
      failed.add(name)
      teller.tellOfDrawing(pictured, error)
      return null
    }
  }
}
