import type { DrawBed } from '../beds/bed.ts'
import type { DrawPiece } from '../drawing/piece.ts'

/** Layout of a food alone in lists: pieces on a small ring around the middle of a 64-unit square. */
export interface GlyphLook {
  readonly count: number
  readonly scale: number
  readonly radius: number
}

/** Decoration that tells foods of the same colour apart in a list: an almond on almond butter. */
export interface Garnish {
  readonly draw: DrawPiece
  readonly count: 1 | 3
  readonly scale: number
}

interface Showing {
  readonly glyph?: GlyphLook
  readonly garnish?: Garnish
  /** A whole item for lists when a plate shows pieces of it: the squash, the chilli, the loaf. */
  readonly drawAlone?: DrawPiece
  /** Only drawn in lists, because it is not visible on a plate: flour, butter, garlic. */
  readonly isOnlyGlyph?: true
  /** Not visible in a soup, a sauce or a smoothie: onion, lemon juice. */
  readonly cooksAway?: true
}

/** pile: heaped; row: side by side; fan: overlapping; bundle: long pieces side by side. */
export type Arrangement = 'pile' | 'row' | 'fan' | 'bundle'

/** A side: several adjacent pieces. */
export interface ClusterDrawing extends Showing {
  readonly role: 'cluster'
  readonly draw: DrawPiece
  readonly count: number
  readonly scale: number
  readonly arrangement: Arrangement
  /** Space of one piece in a pile, in units. */
  readonly pitch: number
  /** Pieces with a stem point it towards the middle of the plate. */
  readonly hasStem?: true
}

/** Sprinkled over everything: herbs, seeds, nuts. */
export interface ScatterDrawing extends Showing {
  readonly role: 'scatter'
  readonly draw: DrawPiece
  readonly count: number
  readonly scale: number
}

/** Poured in a thin line: honey, tahini, cream. */
export interface DrizzleDrawing extends Showing {
  readonly role: 'drizzle'
  readonly colour: string
}

/** Food on or beside other food. */
export type Topping = ClusterDrawing | ScatterDrawing | DrizzleDrawing

/** The one large item of a plate: a fillet, a steak. */
export interface HeroDrawing extends Showing {
  readonly role: 'hero'
  readonly draw: DrawPiece
  readonly scale: number
  /** The same food in small pieces, for soups, stews, pasta and bread. */
  readonly aside: ClusterDrawing
}

/** Fills the dish: grains, leaves, yoghurt. */
export interface BedDrawing extends Showing {
  readonly role: 'bed'
  readonly draw: DrawBed
  /** Volume per gram: dry rice swells, lettuce is mostly air. 0 never fills a dish. */
  readonly spread: number
  /** Eaten with a spoon. Fruit lies on it in a crescent, and a fillet never does. */
  readonly isWet?: true
  /** The same food when there is too little to fill the dish. */
  readonly aside?: Topping
}

/** Food that carries the rest: slices of bread, a wrap. */
export interface BaseDrawing extends Showing {
  readonly role: 'base'
  readonly draw: DrawPiece
  readonly isWrap: boolean
  /** The same food beside or in another dish. */
  readonly aside: ClusterDrawing
}

export type FoodDrawing = BedDrawing | BaseDrawing | HeroDrawing | ClusterDrawing | ScatterDrawing | DrizzleDrawing

export type FoodDrawings = Readonly<Record<string, FoodDrawing>>

type Extra<Drawing> = Partial<Omit<Drawing, 'role' | 'draw' | 'colour' | 'count'>>

export function cluster(draw: DrawPiece, count: number, extra: Extra<ClusterDrawing> = {}): ClusterDrawing {
  return { role: 'cluster', draw, count, scale: 1, arrangement: 'pile', pitch: 8.6, ...extra }
}

export function scatter(draw: DrawPiece, count: number, extra: Extra<ScatterDrawing> = {}): ScatterDrawing {
  return { role: 'scatter', draw, count, scale: 1, ...extra }
}

export const drizzle = (colour: string, extra: Extra<DrizzleDrawing> = {}): DrizzleDrawing => ({
  role: 'drizzle',
  colour,
  ...extra,
})

export const bed = (draw: DrawBed, spread: number, extra: Extra<BedDrawing> = {}): BedDrawing => ({
  role: 'bed',
  draw,
  spread,
  ...extra,
})

/** A bed only shown alone, as a small bowl in a list. */
export const bowlGlyph = (draw: DrawBed, extra: Extra<BedDrawing> = {}): BedDrawing =>
  bed(draw, 0, { isOnlyGlyph: true, ...extra })

export const garnish = (draw: DrawPiece, scale: number, count: 1 | 3 = 1): { readonly garnish: Garnish } => ({
  garnish: { draw, scale, count },
})

/** Pieces too small to be recognised one by one. */
export const TINY: GlyphLook = { count: 14, scale: 3.4, radius: 16 }
export const FIVE: GlyphLook = { count: 5, scale: 1.9, radius: 13.5 }
export const THREE: GlyphLook = { count: 3, scale: 1.5, radius: 12.5 }
export const ONE: GlyphLook = { count: 1, scale: 2.1, radius: 0 }
