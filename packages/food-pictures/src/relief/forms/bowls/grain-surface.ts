import { between, colour, shaded, type Colour } from '../../paint/colour.ts'
import type { PlatedFood } from '../../plated-meal.ts'

/** What one sees of a grain that was cooked to a porridge. */
export interface GrainSurface {
  readonly pale: Colour
  readonly deep: Colour
  /** Grains a unit. */
  readonly fineness: number
  /** How far grains stand out, units. */
  readonly bump: number
  readonly gloss: number
  /** Dark specks: bran, poppy seed. */
  readonly specks: number
}

type Texture = Omit<GrainSurface, 'pale' | 'deep'>

const FLAKY: Texture = { fineness: 0.2, bump: 1, gloss: 0.6, specks: 0.08 }
const SMALL_FLAKES: Texture = { fineness: 0.27, bump: 1, gloss: 0.55, specks: 0.16 }
const BEADS: Texture = { fineness: 0.34, bump: 1.3, gloss: 0.5, specks: 0 }
const TINY_BEADS: Texture = { fineness: 0.52, bump: 0.8, gloss: 0.5, specks: 0 }
const SMOOTH: Texture = { fineness: 0.5, bump: 0.1, gloss: 0.62, specks: 0 }
const FINE: Texture = { fineness: 0.62, bump: 0.4, gloss: 0.55, specks: 0 }
const LONG: Texture = { fineness: 0.24, bump: 0.8, gloss: 0.62, specks: 0 }

const TEXTURES: Readonly<Record<string, Texture>> = {
  amaranth: TINY_BEADS,
  'basmati-rice': LONG,
  'brown-rice': LONG,
  buckwheat: BEADS,
  'buckwheat-flakes': SMALL_FLAKES,
  bulgur: BEADS,
  couscous: TINY_BEADS,
  millet: BEADS,
  'millet-flakes': SMALL_FLAKES,
  'oat-bran': SMALL_FLAKES,
  'pearl-barley': { ...BEADS, fineness: 0.22, bump: 1.9 },
  polenta: FINE,
  quinoa: TINY_BEADS,
  'rice-flakes': SMALL_FLAKES,
  'risotto-rice': LONG,
  semolina: SMOOTH,
  'white-rice': LONG,
}

/** How the porridge of a grain looks; `body` is its colour with what was stirred into it. */
export function grainSurface(grain: PlatedFood, body: Colour): GrainSurface {
  return { ...(TEXTURES[grain.foodId] ?? FLAKY), pale: between(body, PALE, 0.14), deep: shaded(body, 0.82) }
}

const PALE = colour('#FCF6E8')
