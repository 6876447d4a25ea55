import { colour } from '../paint/colour.ts'
import type { FishKind } from '../pieces/fish-fillet.ts'

/** Flesh, its second colour, the seams between its flakes, and skin. */
const kind = ([flesh, second, seam, skin]: readonly [string, string, string, string]): FishKind => ({
  flesh: colour(flesh),
  second: colour(second),
  seam: colour(seam),
  skin: colour(skin),
})

const WHITE = kind(['#FDF6E8', '#F5E6C8', '#C9A472', '#C6A878'])

const HERRING = kind(['#D9CDBB', '#B9A993', '#8E7E6A', '#66727E'])
const SMOKED = kind(['#EBD3AC', '#D8B482', '#A87A48', '#7E5F24'])
/** Hot smoke leaves it browner. */
const SMOKED_MACKEREL = kind(['#E6C48E', '#BE8444', '#8A551E', '#6E4416'])
const SMOKED_SALMON = kind(['#F2906A', '#E2744A', '#FBD8C0', '#C25A34'])

export const USUAL_FISH = WHITE

/** The flesh of fishes, cooked. */
export const FISH_KINDS: Readonly<Record<string, FishKind>> = {
  carp: kind(['#F3DFC2', '#E0BF94', '#B98F62', '#8A6A42']),
  halibut: WHITE,
  anchovies: HERRING,
  herring: HERRING,
  'herring-in-oil': HERRING,
  mackerel: kind(['#E3CBA8', '#C9A67C', '#9A7650', '#4E6470']),
  salmon: kind(['#F5A484', '#EA8A64', '#F9CDB2', '#9A928C']),
  trout: kind(['#F5B896', '#EA9A72', '#FBE2D0', '#7E7A66']),
  'smoked-mackerel': SMOKED_MACKEREL,
  'smoked-salmon': SMOKED_SALMON,
  'smoked-sprats': SMOKED,
  'smoked-trout': kind(['#F4B493', '#E99A74', '#FBE0CC', '#B9703E']),
  'tuna-steak': kind(['#C98A76', '#A8604E', '#8A4A3A', '#7A4436']),
}
