import { juiceBeds, waterBed } from '../beds/liquid-bed.ts'
import { applePureeBed } from '../beds/porridge-beds.ts'
import { orangeSlice } from '../pieces/citrus.ts'
import { appleHalf } from '../pieces/fruit.ts'
import { dollop } from '../pieces/plant-protein.ts'
import { beetrootSlice, carrotSlice } from '../pieces/roots.ts'
import { cherryTomatoHalf } from '../pieces/tomatoes.ts'
import { bed, bowlGlyph, cluster, garnish, type FoodDrawings } from './food-drawing.ts'

/** Juices are only drawn in lists, each with a piece of its fruit; water too, in a bowl. */
export const juices = {
  water: bowlGlyph(waterBed),
  'tomato-juice': bowlGlyph(juiceBeds.tomato, garnish(cherryTomatoHalf, 1.5)),
  'beetroot-juice': bowlGlyph(juiceBeds.beetroot, garnish(beetrootSlice, 1.3)),
  'beetroot-sour-starter': bowlGlyph(juiceBeds.sourBeetroot, garnish(beetrootSlice, 1.1, 3)),
  'rye-sour-starter': bowlGlyph(juiceBeds.sourRye),
  'carrot-juice': bowlGlyph(juiceBeds.carrot, garnish(carrotSlice, 1.6)),
  'orange-juice': bowlGlyph(juiceBeds.orange, garnish(orangeSlice, 1.2)),
  'apple-juice': bowlGlyph(juiceBeds.apple, garnish(appleHalf, 1.35)),
  'apple-puree': bed(applePureeBed, 1, {
    isWet: true,
    aside: cluster(dollop({ edge: '#D3A94F', cream: '#EFD388' }), 1),
    ...garnish(appleHalf, 1.35),
  }),
} satisfies FoodDrawings
