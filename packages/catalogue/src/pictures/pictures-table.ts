import { type Composition, writeState } from '@dayplate/food-pictures/compose'
import type { Catalogue } from '../catalogue.ts'

/** The reviewed table beside the recipes, so that a change of a sentence that changes a picture is read. */
export const PICTURES_FILE = 'pictures.tsv'

const COLUMNS = ['meal', 'dish', 'form', 'place', 'vessel', 'traits', 'foods']

/** One line a dish. Foods without a state stand alone: raw and whole. */
export function picturesTable({ meals }: Catalogue, pictures: ReadonlyMap<string, Composition>): string {
  const lines = meals.flatMap(({ id, dishes }) => {
    const picture = pictures.get(id)
    if (picture === undefined) return []
    const crockery = picture.glaze === undefined ? picture.vessel : `${picture.vessel} ${picture.glaze}`
    return picture.dishes.map(({ form, place, traits, states }, at) => {
      const foods = (dishes[at]?.ingredients ?? []).map(({ foodId }, index) => {
        const state = states[index]
        const words = state === undefined ? '' : writeState(state)
        return words === '' ? foodId : `${foodId}=${words}`
      })
      return [id, dishes[at]?.name, form, place, crockery, traits.join(','), foods.join(' ')].join('\t')
    })
  })
  return [COLUMNS.join('\t'), ...lines, ''].join('\n')
}
