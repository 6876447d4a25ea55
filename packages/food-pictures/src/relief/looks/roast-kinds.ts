import { colour } from '../paint/colour.ts'
import type { PlatedFood } from '../plated-meal.ts'
import type { RoastKind } from '../pieces/roast-slice.ts'

/** Face, its second colour, and crust. */
type Colours = readonly [string, string, string]

const kind = ([face, second, crust]: Colours, more: Partial<RoastKind> = {}): RoastKind => ({
  face: colour(face),
  second: colour(second),
  crust: colour(crust),
  fibrous: 0.8,
  ...more,
})

const PORK = kind(['#E3BF9E', '#CFA07A', '#8A4A20'])
const POULTRY = kind(['#F8E6C6', '#EBCFA2', '#C07A30'])

const PASZTET = kind(['#A97A4C', '#8A5C34', '#5A3418'], { bit: colour('#D9B27A'), fibrous: 0.1 })
const CHEESE = kind(['#F3D58A', '#E6BE62', '#A8692A'], { fibrous: 0.05 })
const WHITE_CHEESE = kind(['#FBF3DC', '#EFDFB8', '#B47A30'], { fibrous: 0.05 })
const TOFU = kind(['#F6E6C0', '#E6C88E', '#B9792E'], { fibrous: 0.1 })
const ROOT = kind(['#F0DFB0', '#DDC080', '#9A6228'], { fibrous: 0.2 })

/** The cut faces of what is roasted or fried whole and sliced, by food. */
const ROAST_KINDS: Readonly<Record<string, RoastKind>> = {
  'beef-sirloin': kind(['#9A624C', '#7E4A38', '#4A2616'], { heart: colour('#B0625A') }),
  'chicken-breast': POULTRY,
  'chicken-thigh': kind(['#E6C79C', '#CFA470', '#9A5A24']),
  chestnuts: kind(['#A9794C', '#8A5E36', '#5A3418'], { bit: colour('#E3C48A'), fibrous: 0.1 }),
  'duck-breast': kind(['#B5705E', '#94503F', '#6B3A1C'], { heart: colour('#C76E66') }),
  'green-lentils': kind(['#94703F', '#755429', '#553518'], { bit: colour('#5E5A2A'), fibrous: 0.1 }),
  'lean-beef': kind(['#94604A', '#754434', '#452414']),
  'leg-of-lamb': kind(['#A06A54', '#7E4A38', '#4E2A18']),
  potato: kind(['#CBB078', '#A68648', '#74421A'], { isGrated: true, fibrous: 0.3 }),
  'red-lentils': kind(['#D8A768', '#C48E50', '#6E3E1A'], { bit: colour('#DE6A26'), fibrous: 0.1 }),
  seitan: kind(['#C79A6A', '#A87848', '#5E361A'], { fibrous: 0.6 }),
  'smoked-tofu': kind(['#E3C28E', '#CFA668', '#9A6228'], { fibrous: 0.1 }),
  tempeh: kind(['#AE8656', '#8A6238', '#54321A'], { bit: colour('#DEC492'), isOfBeans: true, fibrous: 0.1 }),
  tofu: TOFU,
  'turkey-breast': POULTRY,
  'turkey-thigh': kind(['#D9B088', '#BC8A60', '#8A4A20']),
  halloumi: WHITE_CHEESE,
  mushrooms: PASZTET,
  polenta: kind(['#F6CF5C', '#E8B63E', '#B87A26'], { fibrous: 0.05 }),
  'silken-tofu': kind(['#FBF3DE', '#F3E6C8', '#E9D9B4'], { fibrous: 0 }),
  'smoked-cheese': kind(['#EFC878', '#DDAA50', '#8A4E1E'], { fibrous: 0.05 }),
  walnuts: PASZTET,
}

const BY_ROLE: Readonly<Record<string, RoastKind>> = {
  'cooked-grain': PASZTET,
  'cream-cheese': WHITE_CHEESE,
  'flower-cabbage': ROOT,
  'fresh-cheese': WHITE_CHEESE,
  'green-pulse': PASZTET,
  'lentil-dry': PASZTET,
  mushroom: PASZTET,
  nut: PASZTET,
  'porridge-grain': PASZTET,
  'pulse-canned': PASZTET,
  'pulse-dry': PASZTET,
  'root-vegetable': ROOT,
  'salad-cheese': WHITE_CHEESE,
  'sliced-cheese': CHEESE,
  'soft-vegetable': ROOT,
  'split-pulse': PASZTET,
  squash: ROOT,
  'starchy-root': ROOT,
  'tofu-like': TOFU,
}

/** The cut face of a food: its own, that of its role, or that of meat. */
export const roastKind = ({ foodId, role }: Pick<PlatedFood, 'foodId' | 'role'>): RoastKind =>
  ROAST_KINDS[foodId] ?? (role === null ? PORK : (BY_ROLE[role] ?? PORK))
