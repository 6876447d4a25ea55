/**
 * Foods we decided not to draw: clear liquids, crystals and powders that nobody tells apart in a picture. Every food of the
 * catalogue is either here or in `drawingOfFood`; a test holds us to it.
 */
export const UNDRAWN_FOODS: ReadonlySet<string> = new Set([
  'olive-oil',
  'rapeseed-oil',
  'salt',
  'black-pepper',
  'soy-sauce',
  'cider-vinegar',
  'vegetable-stock-powder',
  'baking-powder',
  'vanilla-extract',
])
