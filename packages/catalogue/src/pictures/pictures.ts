import type { Composition } from '@dayplate/food-pictures/compose'
import { writtenPictures } from '../generated/pictures.gen.ts'
import { readPictures } from './written-picture.ts'

/** How each recipe is drawn, by its id. */
export const pictures: ReadonlyMap<string, Composition> = readPictures(writtenPictures)
