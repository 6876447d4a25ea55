import { colour } from '../paint/colour.ts'
import type { TileShape } from '../paint/grain-tile.ts'
import type { StrandKind } from '../pieces/strand-bed.ts'
import type { PlatedFood } from '../plated-meal.ts'

const THREAD: TileShape = { name: 'thread', length: 40, width: 3, bend: 7, spread: 0.55, layers: 4 }
const FINE_THREAD: TileShape = { name: 'fine-thread', length: 40, width: 2.2, bend: 7, spread: 0.6, layers: 4 }
const RIBBON: TileShape = { name: 'ribbon', length: 40, width: 4.4, bend: 7, spread: 0.6, layers: 3.6, power: 3 }

const kind = (shape: TileShape, first: string, second: string): StrandKind => ({
  shape,
  colour: colour(first),
  second: colour(second),
})

/** Noodles that lie as strands, by food. All others are short shapes. */
const KINDS: Readonly<Record<string, StrandKind>> = {
  'black-bean-pasta': kind(THREAD, '#4A3D38', '#322926'),
  'buckwheat-soba-noodles': kind(FINE_THREAD, '#C6AC8C', '#A2855F'),
  'egg-noodles': kind(RIBBON, '#F8DD8A', '#EBC461'),
  'rice-noodles': kind(FINE_THREAD, '#FBF6E8', '#EDE2C8'),
  spaghetti: kind(THREAD, '#FBE6A6', '#E9C062'),
}

/** Sheets are strands where they are cut into ribbons. */
const SHEET_RIBBONS = kind(RIBBON, '#F7E3A6', '#E6C67E')

export const strandKind = ({ foodId, cuts }: Pick<PlatedFood, 'foodId' | 'cuts'>): StrandKind | null =>
  foodId === 'egg-free-lasagne-sheets' && cuts.includes('ribbons') ? SHEET_RIBBONS : (KINDS[foodId] ?? null)
