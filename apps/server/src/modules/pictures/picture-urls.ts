import { drawingOfFood, foodGlyph } from '@dayplate/food-pictures'
import { contentName } from '../catalogue/index.ts'

/** Where pictures are served. The drawing's own version is part of the address, so that an address never changes content. */
export const PICTURES_PATH = '/pictures'

let version: string | null = null

/** Changes when any food is drawn differently. */
export function drawingVersion(): string {
  version ??= contentName(Object.keys(drawingOfFood).map((foodId) => foodGlyph(foodId)))
  return version
}

/** Addresses of the pictures the gateway answers with. */
export const pictureUrls = {
  meal: (versionId: string) => ({
    full: `${PICTURES_PATH}/${drawingVersion()}/meals/${versionId}.svg`,
    eaten: `${PICTURES_PATH}/${drawingVersion()}/meals/${versionId}-eaten.svg`,
  }),
  /** Null for foods that are not drawn (salt, oil): better none than a wrong one. */
  food: (foodId: string) =>
    Object.hasOwn(drawingOfFood, foodId) ? `${PICTURES_PATH}/${drawingVersion()}/foods/${foodId}.svg` : null,
}
