import { finishedCutlery } from './crockery/cutlery.ts'
import { drawDish, inDish, PICTURE_BOX } from './crockery/dish.ts'
import { smearAndCrumbs } from './crockery/leftovers.ts'
import { polar } from './drawing/outlines.ts'
import { placePiece } from './drawing/piece.ts'
import { createRandom, type Random } from './drawing/random.ts'
import { svgDocument } from './drawing/svg.ts'
import type { Serving } from './forms/serving.ts'
import { setMeal, type MealPictureInput } from './set-meal.ts'

const SMEAR = { crumbs: '#C99A58', cream: '#DCC59C', herbs: '#B7C48A' }

const smearColour = ({ base, layout }: Serving): string => {
  if (base) return SMEAR.crumbs
  return layout === 'sectors' ? SMEAR.herbs : SMEAR.cream
}

/** One piece each of up to three foods, on the side opposite the cutlery. */
function leftPieces({ clusters, scatters }: Serving, random: Random): string {
  const small = [...clusters.filter(({ count }) => count > 2), ...scatters.filter(({ count }) => count < 10)].slice(
    0,
    3,
  )
  return small
    .map(({ draw }, i) => {
      const at = polar(2.2 + i * 0.62 + random() * 0.3, 34 + random() * 20)
      return placePiece(draw(random), { at, turn: random() * 360, scale: 1.15 })
    })
    .join('')
}

/** The same dish after the meal: a smear, crumbs, a berry left over, and the cutlery. */
export function eatenPicture(input: MealPictureInput): string {
  const { serving, ceramic, id } = setMeal(input)
  const random = createRandom(`${id}: eaten`)
  const content =
    drawDish(serving.vessel, ceramic) +
    inDish(serving.vessel, smearAndCrumbs(smearColour(serving), random) + leftPieces(serving, random)) +
    (serving.vessel === 'glass' ? '' : finishedCutlery(serving.vessel, ceramic))
  return svgDocument(PICTURE_BOX, content)
}
