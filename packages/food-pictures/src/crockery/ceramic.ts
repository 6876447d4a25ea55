import { createRandom, pick } from '../drawing/random.ts'
import type { MealForm } from '../forms/meal-form.ts'
import type { MealType } from '@dayplate/nutrition'

export type Ceramic = 'chalk' | 'oat' | 'sage' | 'sky' | 'clay' | 'slate'

export interface Glaze {
  readonly rim: string
  readonly edge: string
  readonly well: string
  readonly wellShade: string
}

export const GLAZES: Readonly<Record<Ceramic, Glaze>> = {
  chalk: { rim: '#FFFFFF', edge: '#E9E4DB', well: '#F8F5EF', wellShade: '#DAD3C6' },
  oat: { rim: '#F3E8D6', edge: '#DCCDB3', well: '#EBDDC6', wellShade: '#CDBB9C' },
  sage: { rim: '#CFDCCB', edge: '#B0C2AC', well: '#C2D2BE', wellShade: '#9FB39B' },
  slate: { rim: '#55625F', edge: '#3E4947', well: '#4A5654', wellShade: '#333D3B' },
  clay: { rim: '#DDA988', edge: '#C18A69', well: '#D29B79', wellShade: '#AE7858' },
  sky: { rim: '#CFDDE3', edge: '#AFC3CC', well: '#C0D1D9', wellShade: '#9CB3BD' },
}

/**
 * Meal types share no ceramic, so that neighbouring cards differ whatever is eaten. No ceramic has the hue of its
 * card's ground (apricot, leaf, blush, mist).
 */
const CERAMICS: Readonly<Record<MealType, readonly [Ceramic, ...Ceramic[]]>> = {
  breakfast: ['sky'],
  lunch: ['chalk'],
  snack: ['oat'],
  dinner: ['sage'],
}
/** Slate is only used under pasta, stews and salads, because clay suits leaves and dressings better. */
const SPECIAL_CERAMICS: Readonly<Partial<Record<MealType, { ceramic: Ceramic; forms: readonly MealForm[] }>>> = {
  lunch: { ceramic: 'clay', forms: ['salad'] },
  dinner: { ceramic: 'slate', forms: ['pasta', 'stew', 'salad'] },
}

export interface CeramicChoice {
  readonly id: string
  readonly mealType: MealType
  readonly form: MealForm
}

/** The crockery of a meal: always the same for the same meal, and different for all meals of a day. */
export function ceramicFor({ id, mealType, form }: CeramicChoice): Ceramic {
  const special = SPECIAL_CERAMICS[mealType]
  const choices = CERAMICS[mealType]
  const random = createRandom(`ceramic ${id}`)
  return special?.forms.includes(form)
    ? pick([special.ceramic, special.ceramic, ...choices], random)
    : pick(choices, random)
}
