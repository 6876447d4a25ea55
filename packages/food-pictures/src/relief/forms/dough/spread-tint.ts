import { between, colour, type Colour } from '../../paint/colour.ts'
import { isPate, pateTint } from '../../looks/pate-tint.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { mixedTint } from './mixed-tint.ts'

/** What colours a spread though it is only stirred in, and how much of the colour it brings. */
const DYES: Readonly<Record<string, readonly [Colour, number]>> = {
  'curry-powder': [colour('#DB9A2C'), 0.34],
  'smoked-paprika': [colour('#C4512C'), 0.14],
  'sun-dried-tomatoes': [colour('#B5402A'), 0.3],
  'sweet-paprika': [colour('#D0562C'), 0.2],
  'tomato-paste': [colour('#C6412A'), 0.22],
  turmeric: [colour('#F0BC2E'), 0.44],
}

const PALE = colour('#F8E8CC')
/** Light by which a spread must differ from its bread to be seen on it. */
const APART = 0.3

const lightOf = ({ red, green, blue }: Colour): number => red * 0.3 + green * 0.6 + blue * 0.1

/** Whether a colour could be that of a crumb: magenta could not. */
const isBrown = ({ green, blue }: Colour): boolean => blue <= green

/** The colour of a spread on a bread: a brown one on brown bread would be taken for the crumb. */
export const tintOn = (crumb: Colour, tint: Colour): Colour =>
  isBrown(tint) && lightOf(tint) < 0.5 && Math.abs(lightOf(tint) - lightOf(crumb)) < APART
    ? between(tint, PALE, 0.5)
    : tint

/** Beetroot dyes all that it is mashed with. */
const BEETROOT = colour('#B81E62')
export const isBeetroot = ({ foodId }: PlatedFood): boolean => foodId === 'beetroot'

/** The colour of pastes that were mixed, with the spices and the tomato in them. */
export function spreadTint(pastes: readonly PlatedFood[], foods: readonly PlatedFood[]): Colour {
  const [main, ...others] = pastes
  if (pastes.some(isBeetroot)) return BEETROOT
  const mixed = mixedTint(pastes)
  const start = main !== undefined && isPate(main, others) ? pateTint(mixed) : mixed
  return foods.reduce((tint, { foodId, isTakenIn, cuts }) => {
    const dye = DYES[foodId]
    if (dye === undefined || !(isTakenIn || cuts.includes('blended'))) return tint
    return between(tint, ...dye)
  }, start)
}
