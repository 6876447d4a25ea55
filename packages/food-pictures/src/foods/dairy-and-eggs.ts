import { cottageBed, twarogBed } from '../beds/grain-bed.ts'
import { eggWhiteBed, kefirBed, milkBed, ricottaBed, yoghurtBed } from '../beds/liquid-bed.ts'
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
import { bed, bowlGlyph, cluster, drizzle, ONE, scatter, type BedDrawing, type FoodDrawings } from './food-drawing.ts'

const CREAM_DAB = { edge: '#E6DCC8', cream: '#FFFDF6' }

/** A spoonful of it sits on other food as a dab. */
export const yoghurtLike = (cream: { edge: string; cream: string } = CREAM_DAB): BedDrawing =>
  bed(yoghurtBed, 1, { isWet: true, aside: cluster(dollop(cream), 1, { scale: 0.95 }) })

const CURD_GLYPH = { count: 3, scale: 1.5, radius: 10 }

export const dairyAndEggs = {
  milk: bed(milkBed, 0.42, { isWet: true }),
  skyr: yoghurtLike(),
  'greek-yoghurt': yoghurtLike(),
  'natural-yoghurt': yoghurtLike(),
  kefir: bed(kefirBed, 0.5, { isWet: true }),
  buttermilk: bed(kefirBed, 0.5, { isWet: true }),
  'cottage-cheese': bed(cottageBed, 0.8, { aside: cluster(cottageCurds, 3, { pitch: 9, glyph: CURD_GLYPH }) }),
  twarog: bed(twarogBed, 0.8, { aside: cluster(twarogCrumbs, 3, { pitch: 9, glyph: CURD_GLYPH }) }),
  ricotta: bed(ricottaBed, 0.8, { aside: cluster(dollop({ edge: '#E3D8C0', cream: '#FDF9EE' }), 1, { scale: 1 }) }),
  feta: scatter(fetaCube, 9, { scale: 0.95 }),
  mozzarella: cluster(mozzarellaSlice, 4, { arrangement: 'fan' }),
  parmesan: scatter(parmesanShaving, 8, { scale: 0.9, glyph: { count: 3, scale: 2, radius: 12 } }),
  gouda: cluster(goudaSlice, 4, { pitch: 9 }),
  halloumi: cluster(halloumiSlice, 4, { scale: 1.2, arrangement: 'row', glyph: ONE }),
  butter: cluster(butterPat, 1, { isOnlyGlyph: true, glyph: ONE }),
  'sour-cream': drizzle('#FBF3E0'),
  egg: cluster(boiledEggHalf, 2, { scale: 1.35, arrangement: 'row', glyph: { count: 2, scale: 1.7, radius: 12 } }),
  'egg-white': bowlGlyph(eggWhiteBed),
} satisfies FoodDrawings
