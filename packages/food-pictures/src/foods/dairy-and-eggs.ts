import { cottageBed, twarogBed } from '../beds/crumb-beds.ts'
import { eggWhiteBed, kefirBed, milkBed, quarkBed, ricottaBed, yoghurtBed } from '../beds/liquid-bed.ts'
import {
  blueCheesePiece,
  camembertWedge,
  camembertWheel,
  emmentalWedge,
  goatCheeseRound,
  quailEgg,
  smokedCheesePiece,
  smokedCheeseSlice,
  softCurd,
} from '../pieces/cheeses.ts'
import {
  cottageCurds,
  fetaCube,
  goudaSlice,
  halloumiSlice,
  mozzarellaSlice,
  parmesanShaving,
  twarogCrumbs,
} from '../pieces/dairy.ts'
import { boiledEggHalf } from '../pieces/eggs.ts'
import { butterPat, dollop } from '../pieces/plant-protein.ts'
import { scoopOf } from '../pieces/sweets.ts'
import {
  bed,
  bowlGlyph,
  cluster,
  drizzle,
  garnish,
  ONE,
  scatter,
  THREE,
  type BedDrawing,
  type ClusterDrawing,
  type FoodDrawings,
} from './food-drawing.ts'

interface Cream {
  readonly edge: string
  readonly cream: string
}

const CREAM_DAB: Cream = { edge: '#E6DCC8', cream: '#FFFDF6' }

/** Foods like yoghurt: a bed, or a dab on other food. */
export const yoghurtLike = (cream: Cream = CREAM_DAB): BedDrawing =>
  bed(yoghurtBed, 1, { isWet: true, aside: cluster(dollop(cream), 1, { scale: 0.95 }) })

/** Creams thick enough to spread on bread; they never fill a dish. */
const spread = (cream: Cream): ClusterDrawing =>
  cluster(dollop(cream), 1, { scale: 1.15, glyph: { count: 1, scale: 2.1, radius: 0 } })

const CURD_GLYPH = { count: 3, scale: 1.5, radius: 10 }

const fresh = {
  milk: bed(milkBed, 0.42, { isWet: true }),
  'lactose-free-milk': bed(milkBed, 0.42, { isWet: true }),
  skyr: yoghurtLike(),
  'greek-yoghurt': yoghurtLike(),
  'natural-yoghurt': yoghurtLike(),
  'lactose-free-yoghurt': yoghurtLike(),
  kefir: bed(kefirBed, 0.5, { isWet: true }),
  buttermilk: bed(kefirBed, 0.5, { isWet: true }),
  'condensed-sour-milk': bed(kefirBed, 0.5, { isWet: true, ...garnish(softCurd, 2, 3) }),
  'sour-cream': drizzle('#FBF3E0'),
  cream: drizzle('#FFF6DC'),
  butter: cluster(butterPat, 1, { isOnlyGlyph: true, glyph: ONE }),
  ghee: drizzle('#F2C342', { isOnlyGlyph: true }),
  'whey-protein': cluster(scoopOf('#E6D6B0', '#FBF3DC'), 1, {
    isOnlyGlyph: true,
    glyph: { count: 1, scale: 1.75, radius: 0 },
  }),
} satisfies FoodDrawings

const curdsAndCheeses = {
  'cottage-cheese': bed(cottageBed, 0.8, { aside: cluster(cottageCurds, 3, { pitch: 9, glyph: CURD_GLYPH }) }),
  twarog: bed(twarogBed, 0.8, { aside: cluster(twarogCrumbs, 3, { pitch: 9, glyph: CURD_GLYPH }) }),
  ricotta: bed(ricottaBed, 0.8, { aside: cluster(dollop({ edge: '#E3D8C0', cream: '#FDF9EE' }), 1, { scale: 1 }) }),
  quark: bed(quarkBed, 1, { isWet: true, aside: cluster(dollop({ edge: '#E0DACB', cream: '#FFFFFC' }), 1) }),
  'cream-cheese': spread({ edge: '#E3DAC6', cream: '#FFFEF8' }),
  mascarpone: spread({ edge: '#E6D3A2', cream: '#FEF6DA' }),
  feta: scatter(fetaCube, 9, { scale: 0.95 }),
  mozzarella: cluster(mozzarellaSlice, 4, { arrangement: 'fan' }),
  parmesan: scatter(parmesanShaving, 8, { scale: 0.9, glyph: { count: 3, scale: 2, radius: 12 } }),
  gouda: cluster(goudaSlice, 4, { pitch: 9 }),
  halloumi: cluster(halloumiSlice, 4, { scale: 1.2, arrangement: 'row', glyph: ONE }),
  'goat-cheese': cluster(goatCheeseRound, 3, { scale: 1.05, arrangement: 'fan', glyph: THREE }),
  camembert: cluster(camembertWedge, 3, { scale: 1.1, pitch: 10, drawAlone: camembertWheel, glyph: ONE }),
  'blue-cheese': cluster(blueCheesePiece, 4, { pitch: 8.6, glyph: THREE }),
  emmental: cluster(emmentalWedge, 3, { scale: 1.1, pitch: 10, glyph: ONE }),
  'smoked-cheese': cluster(smokedCheeseSlice, 4, { arrangement: 'fan', drawAlone: smokedCheesePiece, glyph: ONE }),
} satisfies FoodDrawings

const eggs = {
  egg: cluster(boiledEggHalf, 2, { scale: 1.35, arrangement: 'row', glyph: { count: 2, scale: 1.7, radius: 12 } }),
  'egg-white': bowlGlyph(eggWhiteBed),
  'quail-egg': cluster(quailEgg, 3, { scale: 0.95, pitch: 11, glyph: { count: 1, scale: 2.3, radius: 0 } }),
} satisfies FoodDrawings

export const dairyAndEggs = { ...fresh, ...curdsAndCheeses, ...eggs } satisfies FoodDrawings
