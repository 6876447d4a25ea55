import { hummusBed, milkBed, oatDrinkBed } from '../beds/liquid-bed.ts'
import { silkenTofuBlock, veganCheeseSlice } from '../pieces/cheeses.ts'
import { oatFlake, riceGrain } from '../pieces/flakes.ts'
import { basilLeaf } from '../pieces/herbs.ts'
import { veganMeatball } from '../pieces/meatballs.ts'
import { almond } from '../pieces/nuts.ts'
import { crumble, dollop, seitanStrip, smokedTofuCube, tempehSlice, tofuCube } from '../pieces/plant-protein.ts'
import { edamameBean, greenPea } from '../pieces/pulses.ts'
import { falafelBall, soyChunk } from '../pieces/sausages.ts'
import { coconutHalf } from '../pieces/rich-nuts.ts'
import { hempSeed } from '../pieces/spices.ts'
import { scoopOf } from '../pieces/sweets.ts'
import { yoghurtLike } from './dairy-and-eggs.ts'
import {
  bed,
  bowlGlyph,
  cluster,
  drizzle,
  garnish,
  ONE,
  THREE,
  type ClusterDrawing,
  type FoodDrawings,
  type Garnish,
} from './food-drawing.ts'
import { pulses } from './pulses.ts'

const SOY_DAB = { edge: '#E3D6BA', cream: '#FDF8E8' }

const likeDairy = {
  'soy-drink': bed(milkBed, 0.42, { isWet: true, ...garnish(edamameBean, 1.6, 3) }),
  'oat-drink': bed(oatDrinkBed, 0.42, { isWet: true }),
  'almond-drink': bed(milkBed, 0.42, { isWet: true, ...garnish(almond, 1.7, 3) }),
  'rice-drink': bed(milkBed, 0.42, { isWet: true, ...garnish(riceGrain, 2.4, 3) }),
  'coconut-milk': bowlGlyph(milkBed),
  'soy-yoghurt': yoghurtLike(SOY_DAB),
  'soy-skyr': { ...yoghurtLike(SOY_DAB), ...garnish(edamameBean, 1.7, 3) },
  'coconut-yoghurt': { ...yoghurtLike(), ...garnish(coconutHalf, 1.35) },
  'oat-cream': drizzle('#F6E8CC', garnish(oatFlake, 1.5, 3)),
  'soy-cream': drizzle('#FAF0D6', garnish(edamameBean, 1.6, 3)),
  'vegan-cheese': cluster(veganCheeseSlice, 4, { pitch: 9, glyph: THREE, ...garnish(basilLeaf, 1.5) }),
} satisfies FoodDrawings

const SCOOP = { count: 1, scale: 1.75, radius: 0 }

/** Protein powders differ by their source. */
const powder = (shade: string, light: string, madeOf: { readonly garnish: Garnish }): ClusterDrawing =>
  cluster(scoopOf(shade, light), 1, { isOnlyGlyph: true, glyph: SCOOP, ...madeOf })

const powders = {
  'pea-protein': powder('#CFBE8E', '#EBDFB8', garnish(greenPea, 1.8, 3)),
  'rice-protein': powder('#D9C8A8', '#F1E6CE', garnish(riceGrain, 2.4, 3)),
  'hemp-protein': powder('#7E8650', '#A5AC74', garnish(hempSeed, 3, 3)),
} satisfies FoodDrawings

const likeMeat = {
  tofu: cluster(tofuCube, 7, { scale: 1.15, pitch: 9.6, glyph: THREE }),
  'smoked-tofu': cluster(smokedTofuCube, 7, { scale: 1.1, pitch: 9.6, glyph: THREE }),
  'silken-tofu': cluster(silkenTofuBlock, 4, { scale: 1.05, pitch: 11, glyph: ONE }),
  tempeh: cluster(tempehSlice, 5, { scale: 1.2, arrangement: 'row', glyph: ONE }),
  seitan: cluster(seitanStrip, 6, { scale: 1.15, pitch: 9, glyph: THREE }),
  'textured-soy': cluster(crumble(), 12, { pitch: 5.6 }),
  'soy-chunks': cluster(soyChunk, 7, { pitch: 9, glyph: THREE }),
  'vegan-burger-mince': cluster(veganMeatball, 5, { scale: 1.35, pitch: 9, glyph: THREE }),
  'falafel-style-chickpea-balls': cluster(falafelBall, 5, { scale: 1.25, pitch: 9, glyph: THREE }),
  hummus: bed(hummusBed, 2.2, { aside: cluster(dollop(), 1, { scale: 1.05 }) }),
} satisfies FoodDrawings

export const plantProtein = { ...pulses, ...likeDairy, ...powders, ...likeMeat } satisfies FoodDrawings
