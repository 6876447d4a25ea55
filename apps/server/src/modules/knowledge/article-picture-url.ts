import { PICTURES_PATH, pictureUrls } from '../pictures/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { ShelvedArticle } from './shelf/index.ts'

/** The plate under a drawing, and in place of a meal that the operator took out of the catalogue. */
const EMPTY_PLATE = `${PICTURES_PATH}/plates/empty.svg`

/** The address of an article's picture. */
export function articlePictureUrl({ picture }: ShelvedArticle, { currentByMealId }: Catalogue): string {
  if (picture.kind === 'icon') return EMPTY_PLATE
  const version = currentByMealId.get(picture.mealId)
  return version === undefined ? EMPTY_PLATE : pictureUrls.meal(version).full
}
