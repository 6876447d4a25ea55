import { between, colour, type Colour } from '../paint/colour.ts'
import type { PlatedFood } from '../plated-meal.ts'

const PATE = colour('#C0A070')

const isPulse = ({ role, foodId }: PlatedFood): boolean =>
  role === 'pulse-canned' || role === 'lentil-dry' || foodId.endsWith('lentils')

/** Blended with nothing browned, these make a pale cream. */
const WHITE_BEANS = new Set(['butter-beans', 'canned-white-beans', 'unsalted-canned-white-beans'])

const isBrowned = ({ heats }: PlatedFood): boolean => heats.includes('fried') || heats.includes('baked')

/** Whether pulses went through a blender, by themselves or with what was fried for them. */
export const isPate = (body: PlatedFood, others: readonly PlatedFood[]): boolean =>
  isPulse(body) &&
  [body, ...others].some(({ cuts }) => cuts[0] === 'blended') &&
  !(WHITE_BEANS.has(body.foodId) && ![body, ...others].some(isBrowned))

/** The colour of a fine pâté: oil and air make it paler and warmer than its foods. */
export const pateTint = (tint: Colour): Colour => between(tint, PATE, 0.6)
