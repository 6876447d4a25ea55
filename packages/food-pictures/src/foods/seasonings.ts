import { driedHerbBed } from '../beds/crumb-beds.ts'
import { sugarBed } from '../beds/crumb-beds.ts'
import {
  basilLeaf,
  chiveRing,
  corianderLeaf,
  dillFrond,
  marjoramSprig,
  mintLeaf,
  oreganoSprig,
  parsleyLeaf,
  thymeSprig,
} from '../pieces/herbs.ts'
import type { DrawPiece } from '../drawing/piece.ts'
import { garlicClove } from '../pieces/onions.ts'
import { gingerRoot } from '../pieces/roots.ts'
import { cuminSeed, powderHeap, speck } from '../pieces/seeds.ts'
import {
  allspiceBerry,
  bayLeaf,
  carawaySeed,
  cardamomPod,
  chilliFlake,
  clove,
  corianderSeed,
  lovageLeaf,
  nutmegHalf,
  rosemarySprig,
  sageLeaf,
  starAnise,
  tarragonSprig,
  vanillaPod,
} from '../pieces/spices.ts'
import {
  bowlGlyph,
  cluster,
  FIVE,
  garnish,
  ONE,
  scatter,
  TINY,
  type ClusterDrawing,
  type FoodDrawings,
  type GlyphLook,
} from './food-drawing.ts'
import { saucesAndSpreads } from './sauces-and-spreads.ts'

/** A ground spice, drawn in lists only, because it is not visible on a plate. */
const spice = (shade: string, light: string): ClusterDrawing =>
  cluster(powderHeap(shade, light), 1, { isOnlyGlyph: true, glyph: ONE })

/** A whole spice, drawn in lists only, because it is left over when people eat. */
const whole = (draw: DrawPiece, glyph: GlyphLook): ClusterDrawing => cluster(draw, 1, { isOnlyGlyph: true, glyph })

const SPRIG = { count: 3, scale: 2, radius: 10 }
const TALL = { count: 2, scale: 1.55, radius: 11 }

const herbs = {
  oregano: scatter(oreganoSprig, 4, { cooksAway: true, glyph: SPRIG }),
  marjoram: scatter(marjoramSprig, 4, { cooksAway: true, glyph: SPRIG }),
  thyme: scatter(thymeSprig, 4, { glyph: SPRIG }),
  rosemary: scatter(rosemarySprig, 3, { scale: 0.85, glyph: TALL }),
  sage: scatter(sageLeaf, 4, { scale: 0.8, glyph: { count: 3, scale: 1.6, radius: 10 } }),
  tarragon: scatter(tarragonSprig, 3, { scale: 0.85, glyph: TALL }),
  lovage: scatter(lovageLeaf, 3, { scale: 0.75, glyph: { count: 1, scale: 2, radius: 0 } }),
  basil: scatter(basilLeaf, 5, { scale: 1.05, glyph: FIVE }),
  parsley: scatter(parsleyLeaf, 7, { scale: 1.05, glyph: FIVE }),
  coriander: scatter(corianderLeaf, 7, { scale: 1.05, glyph: FIVE }),
  mint: scatter(mintLeaf, 5, { glyph: FIVE }),
  dill: scatter(dillFrond, 4, { scale: 0.9, glyph: { count: 2, scale: 1.9, radius: 9 } }),
  chives: scatter(chiveRing, 12, { glyph: { count: 6, scale: 2.2, radius: 14 } }),
  'herbes-de-provence': bowlGlyph(driedHerbBed),
} satisfies FoodDrawings

const wholeSpices = {
  'bay-leaf': whole(bayLeaf, { count: 2, scale: 1.6, radius: 8 }),
  allspice: whole(allspiceBerry, { count: 5, scale: 1.8, radius: 12 }),
  cloves: whole(clove, { count: 5, scale: 1.6, radius: 12 }),
  nutmeg: whole(nutmegHalf, ONE),
  cardamom: whole(cardamomPod, { count: 3, scale: 1.8, radius: 10 }),
  'coriander-seeds': scatter(corianderSeed, 8, { isOnlyGlyph: true, glyph: { count: 7, scale: 1.9, radius: 13 } }),
  caraway: scatter(carawaySeed, 12, { glyph: { count: 10, scale: 2.8, radius: 14 } }),
  cumin: scatter(cuminSeed, 9, { isOnlyGlyph: true, glyph: TINY }),
  'chilli-flakes': scatter(chilliFlake, 14, { glyph: { count: 14, scale: 2.6, radius: 15 } }),
} satisfies FoodDrawings

const groundSpices = {
  'sweet-paprika': spice('#B0391D', '#D1552F'),
  'smoked-paprika': spice('#8C2A16', '#AE4426'),
  cinnamon: spice('#8A5428', '#AD7440'),
  turmeric: spice('#D08C12', '#EDB02E'),
  'curry-powder': spice('#C08A28', '#DDAF4C'),
  sumac: spice('#6E1830', '#943048'),
  'garam-masala': { ...spice('#6B4526', '#8E6238'), ...garnish(starAnise, 1) },
  'ground-ginger': { ...spice('#CDA968', '#E8CC92'), ...garnish(gingerRoot, 1.1) },
  'garlic-powder': { ...spice('#E0D0A4', '#F6EBCB'), ...garnish(garlicClove, 1) },
  'vanilla-sugar': bowlGlyph(sugarBed, garnish(vanillaPod, 1.3)),
  'nutritional-yeast': scatter(speck('#E3BE52'), 18, { glyph: { count: 12, scale: 4, radius: 13 } }),
} satisfies FoodDrawings

export const seasonings = { ...herbs, ...wholeSpices, ...groundSpices, ...saucesAndSpreads } satisfies FoodDrawings
