import { hasTint, tintOf } from '../looks/tint-of.ts'
import { colour, type Colour } from '../paint/colour.ts'
import type { GlyphFood } from './glyph-food.ts'

/** Colours of foods that no plate shows by themselves: flours, spices, oils. */
const TINTS: Readonly<Record<string, Colour>> = {
  'apple-juice': colour('#E2AE4A'),
  'baking-powder': colour('#FBFAF6'),
  'baking-soda': colour('#FBFAF6'),
  'balsamic-vinegar': colour('#2E1610'),
  'brown-sugar': colour('#B27A42'),
  'buckwheat-flour': colour('#C9B8A0'),
  'cider-vinegar': colour('#D89A3C'),
  'coconut-flour': colour('#F7F0E2'),
  'coconut-oil': colour('#F4F1E6'),
  'corn-starch': colour('#FCFAF2'),
  'curry-powder': colour('#D9982A'),
  'egg-white': colour('#F4F0DE'),
  'fish-sauce': colour('#A8581E'),
  'garam-masala': colour('#7E4E2C'),
  'garlic-powder': colour('#EBDDB4'),
  'ground-almonds': colour('#EAD3A8'),
  'ground-ginger': colour('#DDBE7E'),
  'icing-sugar': colour('#FDFCFA'),
  'linseed-oil': colour('#E0A81E'),
  'nutritional-yeast': colour('#E9BE4A'),
  'oat-flour': colour('#E8D9B8'),
  'olive-oil': colour('#A8A22A'),
  'plant-margarine': colour('#F7E49A'),
  'potato-starch': colour('#FCFAF4'),
  'rapeseed-oil': colour('#F0C22E'),
  'red-wine': colour('#5E0E24'),
  'rice-flour': colour('#FAF7F0'),
  'rice-protein': colour('#EDE2CC'),
  'rice-vinegar': colour('#F2E6B8'),
  'rye-flour': colour('#CDBBA0'),
  'sesame-oil': colour('#B4661E'),
  'spelt-flour': colour('#E3D0AC'),
  'unsalted-vegetable-stock-powder': colour('#DCC070'),
  'vanilla-extract': colour('#4A240E'),
  'vanilla-sugar': colour('#F3EBDC'),
  'vegetable-stock-powder': colour('#D6B25A'),
  'walnut-oil': colour('#CFA24E'),
  'wheat-flour': colour('#F8F2E4'),
  'white-wine': colour('#E6D27A'),
  'wholewheat-flour': colour('#D9BE96'),
  'wine-vinegar': colour('#9A1E2E'),
  agar: colour('#F4F0E4'),
  allspice: colour('#6E4426'),
  cinnamon: colour('#9A5426'),
  gelatine: colour('#EFE6C4'),
  ghee: colour('#F2BE3A'),
  harissa: colour('#A82A14'),
  ketchup: colour('#C4201A'),
  nutmeg: colour('#9A6A42'),
  salt: colour('#FDFCFA'),
  sugar: colour('#FDFBF5'),
  sumac: colour('#7E2030'),
  water: colour('#D6E8EE'),
  xylitol: colour('#FDFCFA'),
}

/** For foods of an operator without a tint, what others of their role are like. */
const ROLE_TINTS: Readonly<Record<string, Colour>> = {
  'spice-mix': colour('#B9743A'),
  oil: colour('#E6BC3A'),
  sugar: colour('#FDFBF5'),
  vinegar: colour('#D89A3C'),
  water: colour('#D6E8EE'),
  wine: colour('#5E0E24'),
}

/** The colour of a food in a bowl, glass or bottle. */
export const glyphTintOf = (food: GlyphFood): Colour =>
  TINTS[food.foodId] ?? (food.role === null || hasTint(food) ? undefined : ROLE_TINTS[food.role]) ?? tintOf(food)
