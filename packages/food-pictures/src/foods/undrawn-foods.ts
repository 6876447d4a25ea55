/**
 * Foods without a drawing on purpose: clear liquids, crystals and powders that look alike. A test checks that every
 * food of the catalogue is either here or in `drawingOfFood`.
 */
export const UNDRAWN_FOODS: ReadonlySet<string> = new Set([
  'olive-oil',
  'rapeseed-oil',
  'sesame-oil',
  'linseed-oil',
  'walnut-oil',
  'salt',
  'black-pepper',
  'soy-sauce',
  'reduced-salt-soy-sauce',
  'tamari',
  'reduced-salt-tamari',
  'fish-sauce',
  'cider-vinegar',
  'wine-vinegar',
  'rice-vinegar',
  'red-wine',
  'white-wine',
  'vegetable-stock-powder',
  'unsalted-vegetable-stock-powder',
  'baking-powder',
  'baking-soda',
  'gelatine',
  'agar',
  'xylitol',
  'icing-sugar',
  'vanilla-extract',
])
