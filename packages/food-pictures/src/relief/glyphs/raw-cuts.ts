import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import { crumb } from '../pieces/crumb.ts'
import { stick } from '../pieces/stick.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { arranged } from './arranged.ts'

interface RawCut {
  readonly a: number
  readonly b: number
  readonly lean: string
  readonly deep: string
  readonly fat: string
  /** Width of the edge of fat or skin at the upper side, units. */
  readonly edge?: number
  /** Streaks of fat in the meat, 0 none to 1. */
  readonly marbled?: number
  /** How much narrower its right end is than its left one, a unit. */
  readonly taper?: number
}

/** A piece of raw meat as the butcher sells it. */
const rawCut = ({ a, b, lean, deep, fat, edge = 0, marbled = 0.3, taper = 0.006 }: RawCut): PieceMaker => {
  const [leanColour, deepColour, fatColour] = [colour(lean), colour(deep), colour(fat)]
  return (random) => {
    const offset = grainOffset(random)
    const outline = ellipse(a * within(random, 0.96, 1.04), b * within(random, 0.95, 1.05))
    return {
      reach: a * 1.2,
      paint(u, v, ink) {
        const distance = outline(u, v * (1 + u * taper)) + (cloud(u * 0.045 + offset, v * 0.045) - 0.5) * 11
        ink.mix(leanColour, deepColour, smooth(0.3, 0.72, cloud(u * 0.06 + offset, v * 0.1)))
        const streak = noise(u * 0.09 + offset, v * 0.26 - offset)
        ink.over(fatColour, marbled * smooth(0.66, 0.82, streak))
        if (edge > 0) ink.over(fatColour, 0.92 * smooth(-edge - 1, -edge + 0.6, distance) * smooth(4, -4, v))
        ink.surface(0.62, 0.1, 8 * rounded(distance, 8) + (cloud(u * 0.07, v * 0.07 + offset) - 0.5) * 3)
        return distance
      },
    }
  }
}

const mince = (first: string, second: string): PieceMaker =>
  crumb({ colour: colour(first), second: colour(second), least: 3.4, most: 6 })

const [BONE, BONE_SHADE] = [colour('#F6EEDC'), colour('#DCCBA8')]

const bone: PieceMaker = (random) =>
  stick(random, { length: 34, width: 7, square: 0, colour: BONE, second: BONE_SHADE, gloss: 0.4, grain: 0.05 })

/** A leg of rabbit with the end of its bone. */
const rabbitLeg: PieceMaker = arranged([
  {
    make: rawCut({ a: 29, b: 18, lean: '#EDB4A6', deep: '#DC9A8C', fat: '#FBEADF', marbled: 0.35, taper: 0.022 }),
    x: -8,
  },
  { make: bone, x: 26, y: 1, base: 2 },
])

/** Meat is bought raw, and plates show it cooked. */
export const RAW_CUTS: Readonly<Record<string, PieceMaker>> = {
  'beef-sirloin': rawCut({ a: 34, b: 22, lean: '#B3303A', deep: '#8E2028', fat: '#F6E6D2', edge: 4, marbled: 0.75 }),
  'chicken-breast': rawCut({
    a: 34,
    b: 20,
    lean: '#F4C3AE',
    deep: '#E8A892',
    fat: '#FBE6DA',
    marbled: 0.4,
    taper: 0.019,
  }),
  'chicken-liver': rawCut({ a: 24, b: 16, lean: '#7A2A24', deep: '#561A18', fat: '#A85A4A', marbled: 0.2 }),
  'chicken-thigh': rawCut({ a: 28, b: 21, lean: '#E8A08C', deep: '#D6826E', fat: '#FAE4C6', edge: 5, marbled: 0.5 }),
  'duck-breast': rawCut({ a: 34, b: 18, lean: '#A83A40', deep: '#8A2A32', fat: '#F6DFB6', edge: 7 }),
  'lean-beef': rawCut({ a: 30, b: 22, lean: '#B4343A', deep: '#8A2028', fat: '#EBC6B6', marbled: 0.2 }),
  'leg-of-lamb': rawCut({ a: 31, b: 23, lean: '#A8323A', deep: '#86222C', fat: '#F8EADA', edge: 6, marbled: 0.35 }),
  'pork-loin': rawCut({ a: 31, b: 21, lean: '#EBA59A', deep: '#DC8A82', fat: '#FBF0E4', edge: 6, marbled: 0.2 }),
  'pork-shoulder': rawCut({ a: 30, b: 23, lean: '#D6706A', deep: '#BE5652', fat: '#FAEADC', edge: 5, marbled: 0.8 }),
  'pork-tenderloin': rawCut({ a: 38, b: 13, lean: '#DE8A82', deep: '#CC706A', fat: '#F6DCD0', marbled: 0.25 }),
  'turkey-breast': rawCut({ a: 36, b: 21, lean: '#F2B8A8', deep: '#E49C8C', fat: '#FBE2D6', marbled: 0.2 }),
  'turkey-thigh': rawCut({ a: 31, b: 22, lean: '#C9706A', deep: '#B25650', fat: '#F6DCC2', edge: 3, marbled: 0.35 }),
  rabbit: rabbitLeg,
  veal: rawCut({ a: 30, b: 22, lean: '#DE8C86', deep: '#CC726C', fat: '#FAECE0', edge: 3, marbled: 0.25 }),
  'minced-beef': mince('#B83A3A', '#E0A094'),
  'minced-chicken': mince('#F2BEA8', '#FBE2D4'),
  'minced-pork': mince('#E08E84', '#F8DCD0'),
  'minced-turkey': mince('#EBAA9A', '#FADCD0'),
}
