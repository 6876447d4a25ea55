export const GLAZE_NAMES = [
  // Blues and whites of breakfast
  'sky',
  'chalk',
  'cornflower',
  'ink',
  // Earths of lunch
  'oat',
  'clay',
  'honey',
  'brick',
  // Greens of snacks
  'sage',
  'mint',
  'pearl',
  'fir',
  // Dusk of dinner
  'slate',
  'blush',
  'plum',
  'moon',
] as const

export type GlazeName = (typeof GLAZE_NAMES)[number]
