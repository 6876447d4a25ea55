import { OverloadedError } from '../../../platform/graphql/errors.ts'
import type { MealVersion } from '../../catalogue/index.ts'
import type { Drawer, DrawnFile } from './drawer.ts'
import { keepDrawing } from './keep-drawing.ts'
import { litKeyOf, type LitDrawing } from './lit-file.ts'
import type { LitStore } from './lit-store.ts'
import { platedOf } from './plated-of.ts'
import type { FailureTeller } from './tell-failures.ts'

interface DrawingParts {
  readonly store: LitStore
  readonly drawer: Drawer
  readonly teller: FailureTeller
  readonly isClosed: () => boolean
}

/** Makes the function that draws all files of a version in a format: null without a lit form, or when the drawing failed. */
export function drawVersions({ store, drawer, teller, isClosed }: DrawingParts) {
  /** Drawings that failed are not tried again, because each try takes a second of a core. */
  const failed = new Set<string>()
  return async (version: MealVersion, drawing: LitDrawing): Promise<readonly DrawnFile[] | null> => {
    const [meal, key] = [platedOf(version), litKeyOf(version)]
    const name = `${version.id}${drawing.isEaten ? '-eaten' : ''}.${drawing.format}`
    if (isClosed() || failed.has(name) || meal === null || key === null) return null
    const place = { store, drawing: { versionId: version.id, key }, onUnkept: teller.tellOfStore }
    try {
      return await keepDrawing(place, { meal, ...drawing }, drawer)
    } catch (error) {
      // A stopping server ends its drawings, and an overload is no fault of the meal.
      if (isClosed() || error instanceof OverloadedError) return null
      failed.add(name)
      teller.tellOfDrawing(version, error)
      return null
    }
  }
}
