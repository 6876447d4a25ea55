import { coverLookOf } from '../../looks/cover-look-of.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { Piece } from '../../scene/piece.ts'
import { inEllipse, spreadOut, type Point } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp, type Area } from '../../scene/stamp.ts'
import { pointOn, type Bed } from './arrange.ts'
import type { SortedFoods } from './sorted-foods.ts'

export interface CoverOptions {
  readonly foods: Pick<SortedFoods, 'covers' | 'garnish'>
  /** Number of beds that share the foods. */
  readonly beds: number
  /** Share of the bed that covers may lie on. */
  readonly reach?: number
  /** Share of that area that all covers together fill; above 1 they overlap. */
  readonly fullness?: number
  readonly clip?: Area
}

const FLAT_ROLES = new Set(['salad-leaf', 'cold-cut', 'sliced-cheese', 'smoked-fish'])
const ROW_CUTS = new Set(['sliced', 'rounds', 'halved', 'wedges'])
/** How much of the circle around a piece is food. */
const FILLED = 0.62
const LARGEST = 1.35
const SMALLEST = 0.62
/** Thin slices bridge the bumps of what they lie on: they sink less than nothing. */
const FLAT_SINK = -1.9
const MOST_PIECES = 26
/** Slices overlap, so that more of them lie on a bread than lie beside one another. */
const OVERLAP = 1.5
/** So many grams on one bed are never fewer than three pieces. */
const GENEROUS_G = 24
/** Fewer slices lie as they fall. */
const ROW_FROM = 4
/** Slices of these lie across the bread, each leaning on the one before, as a knife leaves them. */
const SHINGLED_ROLES = new Set(['orchard-fruit', 'stone-fruit'])
const SHINGLED_FOODS = new Set(['chicken-breast', 'seitan'])
const SHINGLED_CUTS = new Set(['sliced', 'wedges'])
/** How many lie on one bread, how long they are as a share of its half width, and how far along they lie. */
const SHINGLES = { least: 4, most: 6, alone: 0.7, shared: 0.54, along: 0.6, aside: 0.38 } as const
const FEWEST = 3

interface Share {
  readonly food: PlatedFood
  /** Area that the food should cover, square units. */
  readonly area: number
  readonly lane: number
  readonly lanes: number
}

const isFlat = ({ role }: PlatedFood): boolean => role !== null && FLAT_ROLES.has(role)
const isRow = ({ cuts }: PlatedFood): boolean => cuts.some((cut) => ROW_CUTS.has(cut))

/** Figs are cut into discs. */
const isShingled = ({ role, cuts, foodId }: PlatedFood): boolean =>
  cuts.some((cut) => SHINGLED_CUTS.has(cut)) &&
  (SHINGLED_FOODS.has(foodId) || (foodId !== 'figs' && role !== null && SHINGLED_ROLES.has(role)))

/** Slices in one row along a bread, over the spread or at one side of other covers. */
function layShingles(stage: Stage, bed: Bed, { food, beds, lane, lanes, clip }: Share & CoverOptions): void {
  const { scene, random } = stage
  const look = coverLookOf(food)
  if (look === null) return
  const isAlone = lanes === 1
  const count = Math.max(SHINGLES.least, Math.min(SHINGLES.most, Math.round(look.count / beds)))
  const isUpright = bed.b > bed.a
  const long = isUpright ? bed.b : bed.a
  const wide = isUpright ? bed.a : bed.b
  for (let index = 0; index < count; index += 1) {
    const piece = look.make(random)
    const along = ((index / (count - 1)) * 2 - 1) * SHINGLES.along * long
    const aside = (isAlone ? 0 : SHINGLES.aside * wide * (lane > 0 ? 1 : -1)) + within(random, -1.5, 1.5)
    const at = isUpright ? pointOn(bed, aside, along) : pointOn(bed, along, aside)
    stamp(scene, piece, {
      ...at,
      turn: bed.turn + (isUpright ? 0 : Math.PI / 2) + 0.22 + within(random, -0.12, 0.12),
      scale: Math.min(LARGEST, (wide * (isAlone ? SHINGLES.alone : SHINGLES.shared)) / piece.reach),
      owner: ownerOf(stage, food),
      ...(clip === undefined ? {} : { clip }),
    })
  }
}

interface Pieces {
  readonly count: number
  readonly scale: number
}

/** How many pieces of this reach cover an area, and how large they are. */
function piecesFor(area: number, { reach, halfWidth = reach }: Piece, wished: number): Pieces {
  const each = Math.PI * reach * Math.min(reach, halfWidth) * FILLED
  const least = Math.ceil(area / (each * LARGEST ** 2))
  const most = Math.max(FEWEST, Math.ceil((area / (each * SMALLEST ** 2)) * OVERLAP))
  const count = Math.max(1, Math.min(MOST_PIECES, Math.max(least, Math.min(most, wished))))
  const scale = Math.min(LARGEST, Math.max(SMALLEST, Math.sqrt(area / (count * each))))
  return { count, scale }
}

/** Points in a row along the bed, each slice overlapping the one before; two rows when there are many. */
function rowPoints({ a, b }: Bed, { count }: Pieces, { lane, lanes }: Share): readonly Point[] {
  const rows = lanes === 1 && count > 4 ? 2 : 1
  const inRow = Math.ceil(count / rows)
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / inRow)
    const inThis = Math.min(inRow, count - row * inRow)
    const along = inRow === 1 ? 0 : ((index % inRow) - (inThis - 1) / 2) / ((inRow - 1) / 2)
    const aside = rows === 2 ? (row === 0 ? -0.42 : 0.42) : lanes === 1 ? 0 : ((lane + 0.5) / lanes) * 1.5 - 0.75
    return { x: along * a * 0.66, y: aside * b }
  })
}

function layCover(stage: Stage, bed: Bed, share: Share & CoverOptions): void {
  const { scene, random } = stage
  const { food, area, beds, reach = 0.74, clip } = share
  const look = coverLookOf(food)
  if (look === null) return
  const first = look.make(random)
  const wished = Math.max(food.grams / beds >= GENEROUS_G ? FEWEST : 1, Math.round(look.count / beds))
  const pieces = piecesFor(area, first, wished)
  const isInRow = isRow(food) && !isFlat(food) && pieces.count >= ROW_FROM - (share.lanes > 1 ? 1 : 0)
  const points = isInRow
    ? rowPoints(bed, pieces, share)
    : spreadOut(random, {
        count: pieces.count,
        pointIn: inEllipse({
          x: 0,
          y: 0,
          a: bed.a * reach * (isFlat(food) ? 0.72 : 1),
          b: bed.b * reach * (isFlat(food) ? 0.6 : 1),
        }),
        tries: 24,
      })
  for (const [index, point] of points.entries()) {
    const at = pointOn(bed, point.x, point.y + within(random, -1.5, 1.5))
    stamp(scene, index === 0 ? first : look.make(random), {
      ...at,
      turn: isInRow ? bed.turn + within(random, -0.5, 0.5) : random() * FULL_TURN,
      scale: pieces.scale * within(random, 0.96, 1.04),
      sink: isFlat(food) ? FLAT_SINK : 0,
      owner: ownerOf(stage, food),
      ...(clip === undefined ? {} : { clip }),
    })
  }
}

/** Share of the bread under leaves that only garnish it. */
const LEAF_GARNISH = 0.34

const GARNISH_PIECES = 22
/** Leaves strewn over a spread leave most of it in sight: how often their circles cover the bread. */
const GARNISH_COVER = 0.6

function strewGarnish(stage: Stage, bed: Bed, { food, beds, clip }: CoverOptions & Pick<Share, 'food'>): void {
  const { scene, random } = stage
  const look = coverLookOf(food)
  if (look === null) return
  const { reach, halfWidth = reach } = look.make(() => 0.5)
  const most = Math.min(GARNISH_PIECES, (bed.a * bed.b * GARNISH_COVER) / (reach * halfWidth))
  const count = Math.round(Math.max(4, Math.min(most, look.count / beds)))
  const pointIn = inEllipse({ x: 0, y: 0, a: bed.a * 0.68, b: bed.b * 0.68 })
  for (const { x, y } of spreadOut(random, { count, pointIn, tries: 8 })) {
    stamp(scene, look.make(random), {
      ...pointOn(bed, x, y),
      turn: random() * FULL_TURN,
      scale: 1.05,
      owner: ownerOf(stage, food),
      ...(clip === undefined ? {} : { clip }),
    })
  }
}

/** Lays covers and garnish on one of several beds: flat ones below, slices in rows over them, small ones strewn last. */
export function coverBed(stage: Stage, bed: Bed, options: CoverOptions): void {
  const { covers, garnish } = options.foods
  const { reach = 0.74, fullness = 0.95 } = options
  const whole = Math.PI * bed.a * bed.b * reach * reach
  const grams = covers.reduce((sum, food) => sum + food.grams, 0)
  const lanes = covers.filter((food) => isRow(food) && !isFlat(food))
  const isShared = covers.length > 1
  for (const food of covers) {
    const part = Math.max(0.24, Math.min(0.8, food.grams / Math.max(1, grams)))
    const area = whole * (isFlat(food) ? (food.isGarnish ? LEAF_GARNISH : 0.78) : fullness * part)
    const lay = isShingled(food) ? layShingles : layCover
    lay(stage, bed, {
      ...options,
      food,
      area,
      lane: Math.max(0, lanes.indexOf(food)),
      lanes: isShared && isShingled(food) ? Math.max(2, lanes.length) : Math.max(1, lanes.length),
    })
  }
  for (const food of garnish) strewGarnish(stage, bed, { ...options, food })
}
