import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cheeseSlice, meltedCheese, type CheeseOptions } from '../pieces/covers/cheese-slice.ts'
import { coldCut, sardine, smokedSalmonSlice } from '../pieces/covers/cold-cut.ts'
import { eggSlice } from '../pieces/covers/egg-slice.ts'
import { carvedSlice } from '../pieces/carved-slice.ts'
import { halfFruit } from '../pieces/fruit/cut-fruit.ts'
import { noise } from '../paint/noise.ts'
import { herringPiece } from '../pieces/herring.ts'
import { lump } from '../pieces/lump.ts'
import type { PieceMaker } from '../scene/piece.ts'
import type { FoodLook, FoodLooks } from './look.ts'

/** A soft cheese keeps its shape in the oven and takes colour. */
function soft(options: CheeseOptions, grams = 16): FoodLook {
  const browned = { make: cheeseSlice({ ...options, browned: 0.4, gloss: 0.55 }), grams }
  return { any: { make: cheeseSlice(options), grams }, baked: browned, fried: browned }
}

/** A cheese sliced, and melted where it was in the heat. */
function sliced(options: CheeseOptions, grams = 20): FoodLook {
  const melted = { make: meltedCheese(options), grams }
  return { any: { make: cheeseSlice(options), grams }, melted, baked: melted, fried: melted }
}

const fishFlake =
  (first: string, second: string): PieceMaker =>
  (random) =>
    lump(random, {
      rx: 5 + random() * 6,
      ry: 3.6 + random() * 3.4,
      height: 3.8,
      edge: 3,
      uneven: 0.5,
      colour: colour(first),
      second: colour(second),
      gloss: 0.5,
      grain: 0.3,
      paint(ink, { u, v, offset }) {
        // Flesh falls apart along its fibres.
        const fibre = noise(u * 0.12 + offset, v * 0.7)
        ink.dim(0.86 + 0.28 * fibre)
        ink.height += (fibre - 0.5) * 1.8
      },
    })

const GOUDA: CheeseOptions = { colour: colour('#F7D680'), second: colour('#F2C966'), rind: colour('#E0A63A') }
const MOZZARELLA: CheeseOptions = {
  colour: colour('#FFFDF5'),
  second: colour('#F6F0DF'),
  isRound: true,
  gloss: 0.65,
  half: 17,
  height: 4.5,
}
const GOAT: CheeseOptions = {
  colour: colour('#FFFCF2'),
  second: colour('#F5EEDC'),
  rind: colour('#EFE6D0'),
  isRound: true,
  half: 15,
  height: 5,
}
const CAMEMBERT: CheeseOptions = {
  colour: colour('#F9EDC6'),
  second: colour('#F3E0A8'),
  rind: colour('#FDFBF4'),
  half: 17,
  height: 5,
}

const FIG_DISC = halfFruit({
  radius: 12.5,
  oval: 0.94,
  skin: colour('#4A3258'),
  flesh: colour('#C8464E'),
  outer: colour('#F1DFC0'),
  hollow: colour('#A62A3C'),
  hollowShare: 0.5,
  gloss: 0.85,
})
const herringBite: PieceMaker = (random) =>
  herringPiece(random, { a: within(random, 22, 26), b: within(random, 9.4, 11) })
const HERRING = { make: herringBite, grams: 2 }

const CHICKEN_SLICE = {
  make: carvedSlice({
    colour: colour('#F4DDB4'),
    second: colour('#E3BC84'),
    size: [19, 11],
    height: 4,
    browned: 0.35,
  }),
  grams: 15,
}
const SEITAN_SLICE = {
  make: carvedSlice({
    colour: colour('#C79868'),
    second: colour('#A4744A'),
    size: [19, 13],
    height: 2.4,
    browned: 0.35,
  }),
  grams: 12,
}

/**
 * Foods as they lie on bread: cold cuts, cheeses and fish in slices, larger than the pieces that other dishes have of
 * them.
 */
export const COVER_LOOKS: FoodLooks = {
  camembert: soft(CAMEMBERT),
  'canned-salmon': { any: { make: fishFlake('#F0B092', '#E39272'), grams: 4 } },
  'canned-sardines': { any: { make: sardine, grams: 12 } },
  'canned-tuna': { any: { make: fishFlake('#E3C6A4', '#C9A27C'), grams: 3 } },
  'chicken-breast': { any: CHICKEN_SLICE },
  'dry-cured-ham': {
    any: {
      make: coldCut({
        colour: colour('#A83A34'),
        second: colour('#8A2A28'),
        rim: colour('#F5DDCB'),
        rimWidth: 3,
        marbled: 0.8,
        gloss: 0.65,
        a: 27,
        b: 13,
      }),
      grams: 10,
    },
  },
  egg: { any: { make: eggSlice, grams: 9 } },
  emmental: sliced({ colour: colour('#F8E3A2'), second: colour('#F3D788'), eyes: 0.26 }),
  figs: { any: { make: FIG_DISC, grams: 11 } },
  'goat-cheese': soft(GOAT, 6.5),
  gouda: sliced(GOUDA),
  ham: {
    any: {
      make: coldCut({ colour: colour('#F0B0A6'), second: colour('#E79C93'), rim: colour('#F9E4D8'), rimWidth: 1.8 }),
      grams: 7,
    },
  },
  'herring-in-oil': { any: HERRING, strips: HERRING },
  mozzarella: sliced(MOZZARELLA, 16),
  'roast-beef': {
    any: {
      make: coldCut({
        colour: colour('#B0564E'),
        second: colour('#97443F'),
        rim: colour('#5E3826'),
        rimWidth: 2.4,
        marbled: 0.2,
        a: 25,
        b: 17,
      }),
      grams: 11,
    },
  },
  seitan: { any: SEITAN_SLICE, sliced: SEITAN_SLICE, fried: SEITAN_SLICE },
  'smoked-cheese': sliced({ colour: colour('#F3D88E'), second: colour('#EBC870'), rind: colour('#A8682A') }),
  'smoked-mackerel': { any: { make: fishFlake('#DDB88E', '#B98A5C'), grams: 3.5 } },
  'smoked-salmon': { any: { make: smokedSalmonSlice(colour('#F08E66'), colour('#E87850')), grams: 13 } },
  'smoked-sprats': { any: { make: sardine, grams: 8 } },
  'smoked-trout': { any: { make: fishFlake('#EDBB98', '#D99A74'), grams: 4 } },
  'turkey-ham': {
    any: {
      make: coldCut({ colour: colour('#F3CDB8'), second: colour('#EABBA4'), rim: colour('#E0A88C'), rimWidth: 1.2 }),
      grams: 11,
    },
  },
  'vegan-cheese': sliced({ colour: colour('#F8DE96'), second: colour('#F2D07C') }),
}
