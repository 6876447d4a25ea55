import { colour } from '../paint/colour.ts'
import type { FishKind } from '../pieces/fish-fillet.ts'

/** Flesh, its second colour, the seams between its flakes, and skin. */
const kind = ([flesh, second, seam, skin]: readonly [string, string, string, string]): FishKind => ({
  flesh: colour(flesh),
  second: colour(second),
  seam: colour(seam),
  skin: colour(skin),
})

const WHITE = kind(['#FBF3E2', '#F0DFC0', '#D9BE92', '#B9A88A'])

export const USUAL_FISH = WHITE

/** The flesh of fishes, cooked. */
export const FISH_KINDS: Readonly<Record<string, FishKind>> = {
  carp: kind(['#F3DFC2', '#E0BF94', '#B98F62', '#8A6A42']),
  halibut: WHITE,
  herring: kind(['#D9CDBB', '#B9A993', '#8E7E6A', '#66727E']),
  mackerel: kind(['#E3CBA8', '#C9A67C', '#9A7650', '#4E6470']),
  salmon: kind(['#F7A07E', '#EE835C', '#FCE0CC', '#8E9096']),
  trout: kind(['#F5B896', '#EA9A72', '#FBE2D0', '#7E7A66']),
  'tuna-steak': kind(['#C98A76', '#A8604E', '#8A4A3A', '#7A4436']),
}
