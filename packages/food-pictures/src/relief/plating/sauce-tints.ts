import { colour, type Colour } from '../paint/colour.ts'

/** How a food colours a sauce that it is cooked in, and how strongly a gram of it does. */
export interface SauceTint {
  readonly tint: Colour
  readonly strength: number
  /** Whether it is itself a sauce: poured, not only dissolved. */
  readonly isSauce?: boolean
}

const sauce = (tint: string, strength = 1): SauceTint => ({ tint: colour(tint), strength, isSauce: true })
const dye = (tint: string, strength: number): SauceTint => ({ tint: colour(tint), strength })

const TOMATO = '#B84A20'
const CREAM = '#FBF0D8'
const SOY = '#5A2E14'

export const SAUCE_TINTS: Readonly<Record<string, SauceTint>> = {
  'almond-butter': sauce('#B98A5A', 2),
  'almond-drink': sauce('#F4EBDA', 0.3),
  'balsamic-vinegar': dye('#4A1E18', 1),
  basil: dye('#5E8A34', 1.2),
  'basil-pesto': sauce('#6E8A34', 2),
  beetroot: dye('#7E1638', 0.7),
  'beetroot-juice': sauce('#7E1638', 1),
  'beetroot-sour-starter': sauce('#8A1A3A', 1),
  'black-lentils': dye('#5E3A22', 0.7),
  'butternut-squash': dye('#F0A040', 0.1),
  'canned-tomatoes': sauce(TOMATO, 1.15),
  carrot: dye('#E07A28', 0.12),
  'carrot-juice': sauce('#E88A2A', 0.7),
  'cashew-butter': sauce('#E6CB9A', 2),
  'cherry-tomatoes': dye('#E8843A', 1),
  'coconut-milk': sauce('#FBF2DC', 2.2),
  'coconut-yoghurt': sauce('#FCF8EE', 1),
  'corn-starch': dye('#F2E8C4', 5),
  cream: sauce(CREAM, 1.6),
  'curry-powder': dye('#EDB530', 34),
  dill: dye('#6E8E3A', 0.4),
  'dried-porcini': dye('#6A4526', 3),
  'garam-masala': dye('#9A622A', 12),
  'greek-yoghurt': sauce('#FCF8EE', 1),
  harissa: dye('#B8341A', 6),
  'hazelnut-butter': sauce('#A87A4A', 2),
  ketchup: sauce('#B8281A', 2),
  'lactose-free-yoghurt': sauce('#FCF8EE', 1),
  'lean-beef': dye('#6A3418', 0.5),
  'leg-of-lamb': dye('#6A3418', 0.5),
  lemon: dye('#F6E9B4', 4),
  milk: sauce(CREAM, 0.4),
  'miso-paste': dye('#B4823E', 3),
  'minced-beef': dye('#7A3E20', 0.3),
  mushrooms: dye('#93704A', 0.2),
  mustard: dye('#D6A63A', 2),
  'natural-yoghurt': sauce('#FCF8EE', 1),
  'oat-cream': sauce(CREAM, 1.5),
  onion: dye('#C08A4A', 0.1),
  'orange-juice': sauce('#E8962A', 0.5),
  'peanut-butter': sauce('#D6A468', 4),
  'poppy-seeds': dye('#38343C', 1.8),
  'pork-shoulder': dye('#8A4E28', 0.35),
  'red-curry-paste': dye('#C04A1C', 7),
  'red-lentils': dye('#DB9436', 1),
  'red-pepper': dye('#C8401E', 0.1),
  'red-wine': sauce('#5E1E22', 1.2),
  'reduced-salt-soy-sauce': sauce(SOY, 2.2),
  'reduced-salt-tamari': sauce(SOY, 2.2),
  sauerkraut: dye('#B08A48', 0.3),
  seitan: dye('#8A5228', 0.2),
  skyr: sauce('#FCF8EE', 1),
  'smoked-paprika': dye('#A8381A', 12),
  'sour-cream': sauce(CREAM, 1.6),
  'soy-cream': sauce(CREAM, 1.5),
  'soy-drink': sauce('#F4E8CE', 0.4),
  'soy-sauce': sauce(SOY, 2.2),
  'soy-skyr': sauce('#FCF6EA', 1),
  'soy-yoghurt': sauce('#FCF6EA', 1),
  spinach: dye('#4F7A2C', 0.15),
  'split-peas': dye('#D9B24A', 0.7),
  'sweet-paprika': dye('#C23A18', 14),
  tahini: sauce('#DEC79E', 2),
  tamari: sauce(SOY, 2.2),
  'tomato-juice': sauce(TOMATO, 1),
  'tomato-passata': sauce('#B0431E', 1.35),
  'tomato-paste': dye('#A83418', 2.6),
  tomato: dye(TOMATO, 0.45),
  turmeric: dye('#F2AE24', 50),
  'vegan-mayonnaise': sauce('#F6EBC8', 1.5),
  'vegan-pesto': sauce('#6E8A34', 2),
  'wheat-flour': dye('#EBDCB4', 0.5),
  'vegan-kimchi': dye('#CE4C1C', 2.4),
  'white-cabbage': dye('#B8924C', 0.15),
  'white-wine': sauce('#E2CF96', 0.2),
}
