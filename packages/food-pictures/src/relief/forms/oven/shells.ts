import { colour, type Colour } from '../../paint/colour.ts'
import { tintOf } from '../../looks/tint-of.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { between } from '../../paint/colour.ts'
import { capsule, eggShape, long, pearShape, pepperShape, petals, round, type ShellOutline } from './shell-outlines.ts'

/** A hollow food that holds a filling. */
export interface Shell extends ShellOutline {
  /** Width of the wall between skin and filling, units. */
  readonly wall: number
  readonly height: number
  readonly skin: Colour
  readonly flesh: Colour
  readonly second: Colour
  /** Grams of one: how many there are. */
  readonly grams: number
  /** What the shell has besides skin and flesh; `leaf` is a leaf instead. */
  readonly stem: 'pepper' | 'calyx' | 'gills' | 'seeds' | 'leaf' | 'none'
  readonly gloss: number
  /** How far from its edge the skin is seen from above, units; a narrow rim when absent. */
  readonly skinWidth?: number
  /** How much of the oven's brown it takes; all when absent. */
  readonly browns?: number
}

const pepperShell = (skin: string, flesh: string): Shell => ({
  ...pepperShape(36, 27),
  wall: 4.2,
  height: 13,
  skin: colour(skin),
  flesh: colour(flesh),
  second: colour(skin),
  grams: 75,
  stem: 'pepper',
  gloss: 0.8,
})

const COURGETTE: Shell = {
  ...capsule(52, 16.5),
  wall: 4.6,
  height: 11,
  skin: colour('#3F7A30'),
  flesh: colour('#DCE3A4'),
  second: colour('#C3CC7C'),
  grams: 110,
  stem: 'none',
  gloss: 0.55,
}
const SQUASH: Shell = {
  ...pearShape(56, 34),
  wall: 10,
  height: 14,
  skin: colour('#D8A868'),
  flesh: colour('#F0983A'),
  second: colour('#D9781E'),
  grams: 220,
  stem: 'none',
  gloss: 0.5,
}
const MUSHROOM: Shell = {
  ...round(24),
  wall: 6.2,
  height: 13,
  skin: colour('#8A5E3C'),
  flesh: colour('#CDB08A'),
  second: colour('#9C7450'),
  grams: 24,
  stem: 'gills',
  gloss: 0.55,
}

const SHELLS: Readonly<Record<string, Shell>> = {
  apple: {
    ...round(29),
    wall: 11,
    height: 19,
    skin: colour('#B9402E'),
    skinWidth: 7.5,
    browns: 0.6,
    flesh: colour('#F0DDA4'),
    second: colour('#D9B464'),
    grams: 150,
    stem: 'none',
    gloss: 0.6,
  },
  aubergine: {
    ...pearShape(54, 30),
    wall: 9,
    height: 14,
    skin: colour('#4A2150'),
    skinWidth: 4.6,
    browns: 0.5,
    flesh: colour('#D9BE84'),
    second: colour('#A97C44'),
    grams: 140,
    stem: 'calyx',
    gloss: 0.6,
  },
  avocado: {
    ...eggShape(37, 27),
    wall: 9,
    height: 12,
    skin: colour('#33452A'),
    flesh: colour('#D5DB84'),
    second: colour('#B4C65C'),
    grams: 70,
    stem: 'none',
    gloss: 0.5,
  },
  'butternut-squash': SQUASH,
  celery: {
    ...long(50, 9),
    wall: 2.6,
    height: 8,
    skin: colour('#8FB65A'),
    flesh: colour('#CFE0A0'),
    second: colour('#B4CF7C'),
    grams: 30,
    stem: 'none',
    gloss: 0.5,
  },
  chicory: {
    ...long(42, 15),
    wall: 4.4,
    height: 8,
    skin: colour('#DDE08A'),
    flesh: colour('#F8F6E2'),
    second: colour('#EDEBB4'),
    grams: 14,
    stem: 'leaf',
    gloss: 0.5,
  },
  courgette: COURGETTE,
  cucumber: {
    ...capsule(50, 15.5),
    wall: 4.6,
    height: 10,
    skin: colour('#2F6B2C'),
    flesh: colour('#DDE9B4'),
    second: colour('#C8DB98'),
    grams: 70,
    stem: 'none',
    gloss: 0.65,
  },
  figs: {
    ...petals(23),
    wall: 9,
    height: 14,
    skin: colour('#4A2547'),
    skinWidth: 3.6,
    flesh: colour('#D2566A'),
    second: colour('#A93550'),
    grams: 38,
    stem: 'seeds',
    gloss: 0.75,
    browns: 0.2,
  },
  'green-pepper': pepperShell('#4F8A2A', '#8DBB52'),
  kohlrabi: {
    ...round(27),
    wall: 6.4,
    height: 17,
    skin: colour('#A9C478'),
    flesh: colour('#E6ECC2'),
    second: colour('#CFDB9A'),
    grams: 150,
    stem: 'none',
    gloss: 0.5,
  },
  lettuce: {
    ...long(36, 26),
    wall: 10,
    height: 8,
    skin: colour('#5E9A30'),
    flesh: colour('#A9CF56'),
    second: colour('#7FB43C'),
    grams: 26,
    stem: 'leaf',
    gloss: 0.4,
  },
  mushrooms: MUSHROOM,
  onion: {
    ...round(25),
    wall: 5,
    height: 16,
    skin: colour('#D9A860'),
    flesh: colour('#F3E3B4'),
    second: colour('#E0C27C'),
    grams: 100,
    stem: 'none',
    gloss: 0.6,
  },
  pear: {
    ...pearShape(36, 24),
    wall: 7,
    height: 13,
    skin: colour('#C6B24A'),
    flesh: colour('#F3E6B8'),
    second: colour('#E0C67C'),
    grams: 80,
    stem: 'none',
    gloss: 0.6,
  },
  potato: {
    ...long(38, 27),
    wall: 7,
    height: 14,
    skin: colour('#B5803F'),
    flesh: colour('#F5E0A0'),
    second: colour('#E3BC68'),
    grams: 90,
    stem: 'none',
    gloss: 0.3,
  },
  pumpkin: SQUASH,
  'red-pepper': pepperShell('#C42A1A', '#E8583C'),
  'romaine-lettuce': {
    ...long(46, 19),
    wall: 7,
    height: 8,
    skin: colour('#5E9A30'),
    flesh: colour('#C4DC7C'),
    second: colour('#8DBB4A'),
    grams: 20,
    stem: 'leaf',
    gloss: 0.4,
  },
  'sweet-potato': {
    ...long(46, 24),
    wall: 8,
    height: 14,
    skin: colour('#9A4F38'),
    flesh: colour('#EE8A38'),
    second: colour('#D26E20'),
    grams: 130,
    stem: 'none',
    gloss: 0.35,
  },
  tomato: {
    ...round(25),
    wall: 4.8,
    height: 17,
    skin: colour('#C92A1A'),
    flesh: colour('#EA5A40'),
    second: colour('#D8402A'),
    grams: 90,
    stem: 'none',
    gloss: 0.85,
  },
  'yellow-pepper': pepperShell('#DB9A14', '#F6C648'),
}

/** Which food of a dish is the shell: the first known one by grams. */
export const shellFoodOf = (foods: readonly PlatedFood[]): PlatedFood | undefined =>
  foods
    .filter(({ foodId, isTakenIn, cuts }) => SHELLS[foodId] !== undefined && !isTakenIn && !cuts.includes('sticks'))
    .toSorted((one, other) => other.grams - one.grams)[0]

/** The shell of a food; unknown foods are hollowed out round. */
export function shellOf(food: PlatedFood): Shell {
  const known = SHELLS[food.foodId]
  if (known !== undefined) return known
  const tint = tintOf(food)
  return {
    ...MUSHROOM,
    stem: 'none',
    skin: between(tint, colour('#3A2A1C'), 0.4),
    flesh: tint,
    second: tint,
    grams: 60,
  }
}
