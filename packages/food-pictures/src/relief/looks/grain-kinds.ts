import { colour } from '../paint/colour.ts'
import type { TileShape } from '../paint/grain-tile.ts'
import type { GrainKind } from '../pieces/grain-bed.ts'

const RICE: TileShape = { name: 'rice', length: 6.4, width: 2.5 }
const LONG_RICE: TileShape = { name: 'long-rice', length: 8.6, width: 2.1, bend: 0.5 }
const PLUMP: TileShape = { name: 'plump', length: 5.4, width: 3.7 }
const CREASED: TileShape = { name: 'creased', length: 8.8, width: 4.8, layers: 2.4, crease: 0.75 }
const ANGULAR: TileShape = { name: 'angular', length: 4.6, width: 3.8, power: 3 }
const CRACKED: TileShape = { name: 'cracked', length: 3.6, width: 2.5, power: 3.4 }
const FINE: TileShape = { name: 'fine', length: 2.1, width: 1.9 }
const BEAD: TileShape = { name: 'bead', length: 2.7, width: 2.5 }
const PEARL: TileShape = { name: 'pearl', length: 3.1, width: 2.9, layers: 2.2 }
const LENS: TileShape = { name: 'lens', length: 4.4, width: 4, layers: 3.4 }
const SPLIT: TileShape = { name: 'split', length: 3.4, width: 3 }
const MUNG: TileShape = { name: 'mung', length: 5.6, width: 4.5, layers: 2.4 }
const CRUMB: TileShape = { name: 'crumb', length: 5.4, width: 4.2, power: 2.6 }

type TwoColours = readonly [string, string]

const kind = (shape: TileShape, [first, second]: TwoColours, more: Partial<GrainKind> = {}): GrainKind => ({
  shape,
  colour: colour(first),
  second: colour(second),
  ...more,
})

/** Crumbs of minced meat, and of what is minced instead. */
export const MINCE = kind(CRUMB, ['#8A5233', '#6A3A22'], { gloss: 0.45 })

const WHITE_RICE = kind(RICE, ['#FFFCF3', '#F1E8D4'], { gloss: 0.35 })

/** How grains and small pulses look in a mound, by food. */
const KINDS: Readonly<Record<string, GrainKind>> = {
  amaranth: kind(FINE, ['#E7CE9A', '#D3B274']),
  'basmati-rice': kind(LONG_RICE, ['#FFFDF6', '#F3EBDA'], { gloss: 0.3 }),
  'black-lentils': kind(LENS, ['#2E2926', '#453B33'], { gloss: 0.5 }),
  'brown-rice': kind(RICE, ['#DDBF8C', '#C29C62'], { odd: colour('#A97F48') }),
  buckwheat: kind(ANGULAR, ['#C2905C', '#8A5C36'], { odd: colour('#E0BE8C'), gloss: 0.12 }),
  bulgur: kind(CRACKED, ['#E2BC78', '#C79A54'], { odd: colour('#B07F3E') }),
  'canned-lentils': kind(LENS, ['#8A7440', '#6E5A2E'], { gloss: 0.45 }),
  couscous: kind(PEARL, ['#FAEAB9', '#ECD08C'], { gloss: 0.12 }),
  farro: kind(CREASED, ['#EDD5A4', '#D0AA6E'], { odd: colour('#F3DFB6'), gloss: 0.4 }),
  'green-lentils': kind(LENS, ['#8C8248', '#6B6234'], { gloss: 0.45 }),
  millet: kind(BEAD, ['#F2D376', '#E2B94F']),
  'mung-beans': kind(MUNG, ['#8C9A46', '#6C7C34'], { odd: colour('#C9BE6C'), gloss: 0.5 }),
  'pearl-barley': kind(PLUMP, ['#F0E2C4', '#DCC79E'], { odd: colour('#C9AC7C'), gloss: 0.45 }),
  polenta: kind(FINE, ['#F2C94C', '#E4B236']),
  quinoa: kind(BEAD, ['#EBD9AE', '#D8BE88'], { odd: colour('#A5683C') }),
  'red-lentils': kind(SPLIT, ['#E39A3C', '#CF7F28'], { gloss: 0.45 }),
  'risotto-rice': kind(PLUMP, ['#FBF3DC', '#EFE0BC'], { gloss: 0.55 }),
  semolina: kind(FINE, ['#F7EBCB', '#EBD9AE']),
  'split-peas': kind(SPLIT, ['#E2BC4E', '#CFA238'], { gloss: 0.4 }),
  'textured-soy': MINCE,
  'white-rice': WHITE_RICE,
  'wild-rice': kind(LONG_RICE, ['#3A2A22', '#5E4432'], { odd: colour('#D8C09A'), gloss: 0.4 }),
}

/** How a grain lies in a mound; as rice when it is not known. */
export const grainKind = (foodId: string): GrainKind => KINDS[foodId] ?? WHITE_RICE

export const hasGrainKind = (foodId: string): boolean => KINDS[foodId] !== undefined
