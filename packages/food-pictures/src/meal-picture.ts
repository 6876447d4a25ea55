import { drawDish, inDish, PICTURE_BOX, WELL_OF } from './crockery/dish.ts'
import { FULL_TURN } from './drawing/outlines.ts'
import { createRandom, type Random } from './drawing/random.ts'
import { svgDocument } from './drawing/svg.ts'
import { eatenPicture } from './eaten-picture.ts'
import { layOut } from './layouts/lay-out.ts'
import { setMeal, type MealPictureInput, type SetMeal } from './set-meal.ts'

/** Size limit of a picture before compression, because pictures are sent often and cached for long. */
export const LARGEST_PICTURE_BYTES = 24 * 1024
/** Fractions of small pieces to try, until the picture is small enough. */
const ABUNDANCES = [1, 0.8, 0.62, 0.45, 0.3] as const

/** Fruit on a drink floats to the lower left, away from the straw. */
const AWAY_FROM_THE_STRAW = FULL_TURN * 0.4

function drawMeal({ id, serving, ceramic }: SetMeal, abundance: number): string {
  const randomFor = (name: string): Random => createRandom(`${id}: ${name}`)
  const turn = serving.vessel === 'glass' ? AWAY_FROM_THE_STRAW : randomFor('turn')() * FULL_TURN
  const stage = { serving, well: WELL_OF[serving.vessel], turn, abundance, randomFor }
  return svgDocument(PICTURE_BOX, drawDish(serving.vessel, ceramic) + inDish(serving.vessel, layOut(stage)))
}

/**
 * The picture of a meal as an SVG document, 240 × 240 units on a transparent ground, seen from above. Deterministic,
 * without ids, filters, scripts or references, at most `LARGEST_PICTURE_BYTES`; crowded plates lose small pieces until
 * they fit.
 */
export function mealPicture(input: MealPictureInput): string {
  if (input.isEaten) return eatenPicture(input)
  const set = setMeal(input)
  let picture = ''
  for (const abundance of ABUNDANCES) {
    picture = drawMeal(set, abundance)
    // Pictures are ASCII only, so characters are bytes.
    if (picture.length <= LARGEST_PICTURE_BYTES) break
  }
  return picture
}

/**
 * The picture of a meal drawn with the same random numbers for all meals. Two meals have the same look if only random
 * positions differ. For finding meals that look alike; never shown.
 */
export const mealLook = (input: MealPictureInput): string => drawMeal({ ...setMeal(input), id: 'look' }, 1)
