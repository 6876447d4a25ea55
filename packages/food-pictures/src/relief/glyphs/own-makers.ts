import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { COVER_LOOKS } from '../looks/cover-looks.ts'
import { LOOKS } from '../looks/looks.ts'
import { strandKind } from '../looks/strand-kinds.ts'
import { cheeseSlice } from '../pieces/covers/cheese-slice.ts'
import { sardine } from '../pieces/covers/cold-cut.ts'
import { crumb } from '../pieces/crumb.ts'
import { flake } from '../pieces/flake.ts'
import { halfFruit, type HalfOptions } from '../pieces/fruit/cut-fruit.ts'
import { nut } from '../pieces/nut.ts'
import { stick } from '../pieces/stick.ts'
import { strandBed } from '../pieces/strand-bed.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { RAW_CUTS } from './raw-cuts.ts'
import { block, cheeseWedge, eggs, wholeFish } from './whole-animal-foods.ts'
import { WHOLE_FOODS } from './whole-foods.ts'
import { avocadoHalf, bulb, garlicBulb, gingerRoot } from './whole-bulbs.ts'
import { WHOLE_ROLLS } from './whole-rolls.ts'
import { bellPepper, cabbageHalf, wholeChilli } from './whole-vegetables.ts'

/** A stick or a spike, such as of cinnamon. */
const rod = (first: string, second: string, size: readonly [number, number]): PieceMaker => {
  const [one, other] = [colour(first), colour(second)]
  return (random) =>
    stick(random, {
      length: size[0] * within(random, 0.94, 1.06),
      width: size[1],
      bend: within(random, -1.5, 1.5),
      square: 0.1,
      height: size[1] * 0.8,
      colour: one,
      second: other,
      gloss: 0.45,
      grain: 0.15,
    })
}

/** The same piece, said to be slender, so that several lie in a bunch. */
const bunched =
  (foodId: string, share: number): PieceMaker =>
  (random) => {
    const piece = (LOOKS[foodId]?.any.make ?? chive)(random)
    return { ...piece, halfWidth: piece.reach * share }
  }

const half = (hexes: readonly [string, string, string], more: Partial<HalfOptions> = {}): PieceMaker =>
  halfFruit({ radius: 24, skin: colour(hexes[0]), flesh: colour(hexes[1]), hollow: colour(hexes[2]), ...more })

const smallBall = (first: string, second: string, radius = 4): PieceMaker =>
  nut({ length: radius, width: radius * 0.92, colour: colour(first), second: colour(second) })

const bits = (first: string, second: string, [least, most]: readonly [number, number]): PieceMaker =>
  crumb({ colour: colour(first), second: colour(second), least, most })

/** A nest of noodles. */
const nest =
  (foodId: string): PieceMaker =>
  (random) => {
    const kind = strandKind({ foodId, cuts: [] })
    if (kind === null) throw new Error(`${foodId} does not lie in strands`)
    const piece = strandBed(random, { kind, a: 34, rise: 11 })
    // Strands stand out at the edge.
    return { ...piece, reach: piece.reach * 1.15 }
  }

const [CHIVE, CHIVE_DARK] = [colour('#5E9E3A'), colour('#3E7A26')]
const chive: PieceMaker = (random) =>
  stick(random, {
    length: 74,
    width: 3.4,
    bend: within(random, -4, 4),
    square: 0,
    colour: CHIVE,
    second: CHIVE_DARK,
    gloss: 0.4,
  })

const sheet = (first: string, second: string): PieceMaker =>
  cheeseSlice({ colour: colour(first), second: colour(second), half: 26, height: 1.2, gloss: 0.3 })

const ricePaper: PieceMaker = cheeseSlice({
  colour: colour('#F4F1E8'),
  second: colour('#E6E4DA'),
  isRound: true,
  half: 28,
  height: 1,
  gloss: 0.5,
})

/** Slices for bread tell more of these foods than the pieces of other dishes. */
const coverLooks = Object.fromEntries(
  ['dry-cured-ham', 'goat-cheese', 'ham', 'roast-beef', 'smoked-salmon', 'turkey-ham'].flatMap((foodId) => {
    const look = COVER_LOOKS[foodId]
    return look === undefined ? [] : [[foodId, look.any.make] as const]
  }),
)

/** Pieces by which a shopper knows a food, where plates show it cut, cooked or not at all. */
export const OWN_MAKERS: Readonly<Record<string, PieceMaker>> = {
  ...RAW_CUTS,
  ...coverLooks,
  ...WHOLE_FOODS,
  ...WHOLE_ROLLS,
  'black-pepper': smallBall('#3A322C', '#241E1A'),
  'buckwheat-soba-noodles': nest('buckwheat-soba-noodles'),
  'canned-sardines': sardine,
  'chilli-flakes': bits('#B8281A', '#E08A3A', [2, 4.4]),
  'chilli-pepper': wholeChilli,
  'chinese-cabbage': cabbageHalf(['#A9C864', '#7FA63C', '#F8F6DE'], [40, 20]),
  'cinnamon-stick': rod('#9A5A2C', '#74401C', [60, 11]),
  'coconut-flakes': flake({ colour: colour('#FFFFFF'), second: colour('#F1EADB'), length: 11, curl: 2 }),
  'dried-yeast': bits('#C9A676', '#A8824E', [1.8, 3]),
  'egg-noodles': nest('egg-noodles'),
  'nigella-seeds': smallBall('#2A2826', '#1A1816', 2.4),
  'nutritional-yeast': flake({ colour: colour('#F0C95A'), second: colour('#DDA93A'), length: 5 }),
  'popcorn-kernels': smallBall('#F0B02E', '#D68A1A', 5),
  'psyllium-husk': bits('#E6D3B4', '#C9AE86', [1.6, 3.2]),
  'quail-egg': eggs('#EFE6D2', '#5A4030', 0.6),
  'red-cabbage': cabbageHalf(['#8A2E6A', '#5E1E4E', '#F3E2EE']),
  'rice-noodles': nest('rice-noodles'),
  'rice-paper': ricePaper,
  'savoy-cabbage': cabbageHalf(['#6E9E3C', '#3E7A2A', '#EDEFB8']),
  'vanilla-pod': rod('#3E281A', '#24160E', [70, 5]),
  allspice: smallBall('#7A4E2E', '#54321C'),
  'green-pepper': bellPepper('#4F9A34', '#3A7A26'),
  'red-onion': bulb({ hexes: ['#9A3A6A', '#6A2248', '#D9A0BC'], axes: [23, 20], cloves: 0 }),
  'red-pepper': bellPepper('#DC2E1E', '#B01E14'),
  'sea-bass': wholeFish('#6E7A80', '#E9E9E2'),
  'yellow-pepper': bellPepper('#F6BE2A', '#E09A1A'),
  anchovies: sardine,
  avocado: avocadoHalf,
  butter: block('#F6DE86'),
  cardamom: nut({ length: 8, width: 4.4, colour: colour('#A9B46A'), second: colour('#86924A'), isVeined: true }),
  chives: chive,
  carp: wholeFish('#7E6A3A', '#E6CF94'),
  dill: bunched('dill', 0.38),
  cloves: rod('#5E3420', '#3E2014', [14, 4]),
  garlic: garlicBulb,
  gelatine: sheet('#F2E8C2', '#E6D9A8'),
  ginger: gingerRoot,
  halloumi: block('#FBF6E6', { a: 25, b: 17 }),
  herring: wholeFish('#4E6A80', '#E6EAEA'),
  kabanos: rod('#8E3A24', '#6A2416', [90, 9]),
  mackerel: wholeFish('#3E6A6E', '#E6E9E2', true),
  mango: half(['#D9702A', '#FBBE3E', '#F6AE30'], { oval: 0.68, hollowShare: 0.1 }),
  melon: half(['#A9B470', '#F8B870', '#D9822E'], { oval: 0.96 }),
  nori: sheet('#2E4A38', '#466650'),
  nutmeg: nut({ length: 16, width: 12.5, colour: colour('#A87A50'), second: colour('#7E5434'), isVeined: true }),
  onion: bulb({ hexes: ['#DDA04A', '#B0702A', '#8A5420'], axes: [23, 20], cloves: 0 }),
  papaya: half(['#DDA23A', '#F28E4E', '#2E2620'], { oval: 0.62, hollowShare: 0.4 }),
  parmesan: cheeseWedge('#F4E2A6', '#C98F3A'),
  rocket: bunched('rocket', 0.38),
  shallot: bulb({ hexes: ['#C98A62', '#9A5A44', '#7A4034'], axes: [15, 20], cloves: 0 }),
  trout: wholeFish('#7A7E58', '#F0C2AC'),
  zander: wholeFish('#6E764E', '#E9E4C6', true),
}
