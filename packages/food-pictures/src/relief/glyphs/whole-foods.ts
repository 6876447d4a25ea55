import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import { dice } from '../pieces/dice.ts'
import { eggHalf } from '../pieces/egg.ts'
import { furrowedNut } from '../pieces/nut.ts'
import { stick } from '../pieces/stick.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { arranged } from './arranged.ts'
import { cabbageHead } from './cabbage-head.ts'
import { cerealEar } from './cereal-ears.ts'
import { coconutHalf } from './coconut.ts'
import { cherryPair, currantString, grapeBunch, wholePineapple } from './fruit-clusters.ts'
import { cheeseWedge, eggs, fishSteak, tinnedFish, wholeFish } from './whole-animal-foods.ts'
import { basketCheese, curdBlock, curdWedge, mozzarellaBall } from './whole-cheeses.ts'
import { wholeAubergine, wholeCourgette, wholeSweetPotato } from './whole-fruiting.ts'
import { gooseberry, wholeMandarin, wholePeach } from './whole-fruit.ts'
import { blade, herbSprig, rapeFlower } from './herb-sprigs.ts'
import { sachet } from './packets.ts'
import {
  wholeCeleriac,
  wholeChard,
  wholeFennel,
  wholeKohlrabi,
  wholePakChoi,
  wholeParsleyRoot,
  wholeRadish,
  wholeSwede,
  wholeTurnip,
  youngBeetroot,
} from './whole-roots.ts'
import { watermelonWedge, wholeButternut, wholePumpkin } from './whole-squashes.ts'
import {
  rhubarbStalk,
  sauerkrautShred,
  wholeAsparagus,
  wholeLeek,
  wholeOkra,
  wholePickle,
  wholeSpringOnion,
} from './whole-stalks.ts'
import { wholeTomato } from './whole-tomato.ts'
import { cabbageHalf } from './whole-vegetables.ts'

const cube = (hex: string, deepHex: string): PieceMaker => {
  const [tint, second] = [colour(hex), colour(deepHex)]
  return (random) => dice(random, { half: 8, colour: tint, second, grain: 0.6, gloss: 0.3 })
}

/** A small fish in a row of them. */
const smallSmokedFish: PieceMaker = (random) => {
  const piece = wholeFish('#8A5A26', '#E3B866')(random)
  return { ...piece, halfWidth: 15 }
}

const [ROOT, ROOT_DEEP, ROOT_FLESH] = [colour('#CDB68A'), colour('#94784A'), colour('#FBF7EA')]

/** A root of horseradish, ringed, with a fresh cut at one end. */
const horseradishRoot: PieceMaker = (random) =>
  stick(random, {
    length: 88,
    width: 19,
    bend: 4,
    square: 0.25,
    height: 12,
    colour: ROOT,
    second: ROOT_DEEP,
    grain: 0.4,
    paint(ink, { u, v, offset }) {
      const ring = smooth(0.6, 0.8, noise(u * 0.34 + offset, v * 0.04))
      ink.over(ROOT_DEEP, 0.6 * ring)
      ink.height -= 0.8 * ring
      const cut = Math.hypot((u - 40) / 5, v / 9.6)
      ink.over(ROOT_FLESH, smooth(1, 0.9, cut))
      ink.over(ROOT, 0.6 * smooth(0.12, 0, Math.abs(cut - 0.7)))
    },
  })

const [KIMCHI, KIMCHI_DEEP, KIMCHI_RIB] = [colour('#E8672E'), colour('#C23A14'), colour('#F8D9A0')]

/** A piece of cabbage in its red paste. */
const kimchiPiece: PieceMaker = (random) =>
  stick(random, {
    length: within(random, 22, 34),
    width: within(random, 11, 15),
    bend: within(random, -4, 4),
    wave: 1.4,
    square: 0.6,
    height: 5,
    colour: KIMCHI,
    second: KIMCHI_DEEP,
    gloss: 0.85,
    paint(ink, { u, v, offset }) {
      ink.over(KIMCHI_RIB, 0.8 * smooth(0.4, 0.62, noise(u * 0.07 + offset, v * 0.16)))
      ink.height += Math.sin(v * 0.9 + offset)
    },
  })

/** Foods that a shopper knows whole. */
export const WHOLE_FOODS: Readonly<Record<string, PieceMaker>> = {
  'baking-powder': sachet('#E07A2E'),
  'baking-soda': sachet('#3E7AB4'),
  'bay-leaf': blade({
    length: 58,
    width: 22,
    tint: colour('#7E9660'),
    deep: colour('#5A7444'),
    rib: colour('#C4CFA0'),
  }),
  'birch-leaf': blade({
    length: 40,
    width: 28,
    tint: colour('#86B84A'),
    deep: colour('#5E9434'),
    rib: colour('#D3E6A8'),
  }),
  'marjoram-sprig': herbSprig({ hexes: ['#8AA878', '#647F54', '#C2D3B0'], leaf: [13, 9], pairs: 5, spread: 0.95 }),
  'oregano-sprig': herbSprig({ hexes: ['#5E9440', '#3F6E2A', '#A9CF86'], leaf: [21, 15], pairs: 3, spread: 0.9 }),
  'pak-choi': wholePakChoi,
  'parsley-root': wholeParsleyRoot,
  'rape-flower': rapeFlower,
  'sage-sprig': herbSprig({ hexes: ['#9DB096', '#768C70', '#C9D6C2'], leaf: [36, 14], pairs: 2, spread: 0.6 }),
  'sweet-potato': wholeSweetPotato,
  'tarragon-sprig': herbSprig({ hexes: ['#6FA23C', '#4A7A2A', '#A9CF86'], leaf: [34, 5], pairs: 4, spread: 0.5 }),
  'swiss-chard': wholeChard,
  'thyme-sprig': herbSprig({ hexes: ['#6E8A4E', '#4F6A38', '#A9B88A'], leaf: [9, 5], pairs: 8, spread: 0.9 }),
  'vegan-kimchi': kimchiPiece,
  'artichoke-hearts': cabbageHalf(['#C9BE7C', '#9A9250', '#F6F0CC'], [20, 17]),
  'brown-sugar-cube': cube('#B27A42', '#8E5A2A'),
  'butternut-squash': wholeButternut,
  'canned-salmon': tinnedFish('#F2A68E', '#D97C66'),
  'canned-tuna': tinnedFish('#E6CBA6', '#C49C74'),
  'cherry-tomatoes': wholeTomato(11),
  'dark-grapes': grapeBunch('#4A2E56', '#2A1834', '#8E7E9E'),
  'coconut-half': coconutHalf,
  'horseradish-root': horseradishRoot,
  'pickled-cucumber': wholePickle(['#8E9440', '#5E6A26', '#C9C67E'], [34, 12]),
  'rye-ear': cerealEar(['#C9B070', '#9A8048'], 30),
  'smoked-mackerel': wholeFish('#6E4A1E', '#E0A84A', true),
  'smoked-sprats': smallSmokedFish,
  'smoked-trout': wholeFish('#9A5E2A', '#F0B878'),
  'sour-cherries': cherryPair('#D21E28', '#9A0E18'),
  'spring-onion': wholeSpringOnion,
  'sugar-cube': cube('#FFFFFC', '#F4F1E8'),
  'sun-dried-tomatoes': furrowedNut(17, 12, { pale: colour('#B83420'), deep: colour('#7E1A12') }),
  'wheat-ear': cerealEar(['#E9C066', '#C28E36'], 0),
  'white-cabbage': cabbageHead(['#CFE29A', '#A8C870', '#F8FAE6']),
  'young-beetroot-with-leaves': youngBeetroot,
  asparagus: wholeAsparagus,
  aubergine: wholeAubergine,
  blackcurrants: currantString('#2E2436', '#16101E', '#6E6070'),
  celeriac: wholeCeleriac,
  cherries: cherryPair('#8E1222', '#4E0612'),
  courgette: wholeCourgette,
  egg: arranged([
    { make: eggHalf, x: 13, y: 13, turn: 0.3, base: 5 },
    { make: eggs('#D9A578', undefined, 1.15), x: -9, y: -10, turn: 0.5 },
  ]),
  fennel: wholeFennel,
  gherkins: wholePickle(['#6E8A36', '#456222', '#B4C478'], [15, 7.4]),
  gooseberries: gooseberry,
  gouda: cheeseWedge('#F8D874', '#B8321E'),
  grapes: grapeBunch('#A9C455', '#7E9A34', '#DCE8B0'),
  halibut: fishSteak,
  kohlrabi: wholeKohlrabi,
  leek: wholeLeek,
  mandarin: wholeMandarin,
  mozzarella: mozzarellaBall,
  okra: wholeOkra,
  peach: wholePeach,
  persimmon: wholeTomato(24, { red: colour('#F58A1E'), deep: colour('#D2600E'), sepals: 4, broad: 1.5 }),
  pineapple: wholePineapple,
  pumpkin: wholePumpkin,
  quark: curdBlock,
  radish: wholeRadish,
  redcurrants: currantString('#E01E24', '#A80E16', '#5E1A14'),
  rhubarb: rhubarbStalk,
  ricotta: basketCheese,
  sauerkraut: sauerkrautShred,
  swede: wholeSwede,
  tomato: wholeTomato(18),
  turnip: wholeTurnip,
  twarog: curdWedge,
  watermelon: watermelonWedge,
}
