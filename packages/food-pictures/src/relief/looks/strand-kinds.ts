import { colour } from '../paint/colour.ts'
import type { TileShape } from '../paint/grain-tile.ts'
import type { StrandKind } from '../pieces/strand-bed.ts'
import type { PlatedFood } from '../plated-meal.ts'

const THREAD: TileShape = { name: 'thread', length: 40, width: 3, bend: 7, spread: 0.55, layers: 4 }
const RICE_THREAD: TileShape = { name: 'rice-thread', length: 44, width: 3.5, bend: 10, spread: 0.75, layers: 2.6 }
const SOBA_THREAD: TileShape = { name: 'soba-thread', length: 44, width: 2.9, bend: 9, spread: 0.7, layers: 2.8 }
const RIBBON: TileShape = { name: 'ribbon', length: 40, width: 4.4, bend: 7, spread: 0.6, layers: 3.6, power: 3 }

/** The colour of a strand and the darker one beside it. */
type Colours = readonly [string, string]

const kind = (shape: TileShape, [first, second]: Colours, more: Partial<StrandKind> = {}): StrandKind => ({
  shape,
  colour: colour(first),
  second: colour(second),
  ...more,
})

/** Noodles that lie as strands, by food. All others are short shapes. */
const KINDS: Readonly<Record<string, StrandKind>> = {
  'black-bean-pasta': kind(SOBA_THREAD, ['#6A5B53', '#3E332F'], { gap: colour('#1C1513'), loose: 16 }),
  'buckwheat-soba-noodles': kind(SOBA_THREAD, ['#D3BFA6', '#927C63'], { gap: colour('#40301F'), loose: 16 }),
  'egg-noodles': kind(RIBBON, ['#F8DD8A', '#EBC461']),
  'rice-noodles': kind(RICE_THREAD, ['#FFFCF2', '#DDD0B0'], { gap: colour('#8F7B58'), gloss: 0.85, loose: 16 }),
  spaghetti: kind(THREAD, ['#FBE6A6', '#E9C062']),
}

/** Sheets are strands where they are cut into ribbons. */
const SHEET_RIBBONS = kind(RIBBON, ['#F7E3A6', '#E6C67E'])

export const strandKind = ({ foodId, cuts }: Pick<PlatedFood, 'foodId' | 'cuts'>): StrandKind | null =>
  foodId === 'egg-free-lasagne-sheets' && cuts.includes('ribbons') ? SHEET_RIBBONS : (KINDS[foodId] ?? null)
