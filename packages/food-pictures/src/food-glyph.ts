import { FULL_TURN, GOLDEN_ANGLE, polar } from './drawing/outlines.ts'
import { placePiece, type DrawPiece } from './drawing/piece.ts'
import { createRandom, type Random } from './drawing/random.ts'
import { circle, disc, svgDocument, type Point } from './drawing/svg.ts'
import { findDrawing } from './foods/drawing-of-food.ts'
import {
  FIVE,
  ONE,
  THREE,
  type BedDrawing,
  type ClusterDrawing,
  type FoodDrawing,
  type Garnish,
  type GlyphLook,
  type ScatterDrawing,
  type Topping,
} from './foods/food-drawing.ts'
import { ramekinOf } from './pieces/ramekin.ts'

const GLYPH_BOX = [-32, -32, 64, 64] as const
const BOWL = { shadow: { colour: '#3B2A12', opacity: 0.14 }, edge: '#CFC6B5', rim: '#FFFFFF', well: '#E2DBCE' }
/** A single piece is tilted, so that it looks natural. */
const LEAN = -24

const alone = (draw: DrawPiece, scale: number, random: Random): string =>
  placePiece(draw(random), { at: [0, 0], turn: LEAN, scale })

/** Up to this many pieces form a ring; more are spread over the whole square. */
const FEW = 5
const strewn = (i: number, count: number, radius: number): Point =>
  polar(i * GOLDEN_ANGLE, Math.sqrt((i + 0.4) / count) * radius * 1.25)

function pieces(draw: DrawPiece, { count, scale, radius }: GlyphLook, random: Random): string {
  if (count === 1) return alone(draw, scale, random)
  return Array.from({ length: count }, (_, i) => {
    const at = count > FEW ? strewn(i, count, radius) : polar((i / count) * FULL_TURN - 1.2, radius)
    return placePiece(draw(random), { at, turn: random() * 90 - 45, scale })
  }).join('')
}

function lookOf(drawing: ClusterDrawing | ScatterDrawing): GlyphLook {
  if (drawing.glyph) return drawing.glyph
  if (drawing.count === 1) return ONE
  return drawing.role === 'scatter' || drawing.pitch < 6.7 ? FIVE : THREE
}

const smallBowl = ({ draw }: BedDrawing, random: Random): string =>
  circle([0, 2], 29, BOWL.shadow) +
  disc(29, BOWL.edge) +
  disc(27.9, BOWL.rim) +
  disc(26.4, BOWL.well) +
  draw(24.6, random)

/** Leaves and curds are recognised by their shape, grains and liquids by a bowl of them. */
const looksBetterLoose = (aside: Topping | undefined): aside is ClusterDrawing =>
  aside?.role === 'cluster' && aside.glyph !== undefined

/** Below the middle and to the right, away from the highlight. */
const GARNISH_MIDDLE: Point = [5, 6]
const GARNISH_RING = 7

function garnished(garnish: Garnish | undefined, random: Random): string {
  if (!garnish) return ''
  const { draw, count, scale } = garnish
  const ring = count === 1 ? 0 : GARNISH_RING
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = polar((i / count) * FULL_TURN - 1.2, ring)
    const at: Point = [GARNISH_MIDDLE[0] + x, GARNISH_MIDDLE[1] + y]
    return placePiece(draw(random), { at, turn: LEAN + i * 70, scale })
  }).join('')
}

function ownPicture(drawing: FoodDrawing, random: Random): string {
  if (drawing.drawAlone && drawing.role !== 'base') {
    return alone(drawing.drawAlone, (drawing.glyph ?? ONE).scale, random)
  }
  switch (drawing.role) {
    case 'bed':
      return looksBetterLoose(drawing.aside)
        ? pieces(drawing.aside.draw, lookOf(drawing.aside), random)
        : smallBowl(drawing, random)
    case 'drizzle':
      return placePiece(ramekinOf(drawing.colour)(random), { at: [0, 0], turn: 0, scale: 2.2 })
    case 'base':
      return placePiece((drawing.drawAlone ?? drawing.draw)(random), { at: [0, 0], turn: -8, scale: 0.95 })
    case 'hero':
      return alone(drawing.draw, 1.25, random)
    case 'cluster':
    case 'scatter':
      return pieces(drawing.draw, lookOf(drawing), random)
  }
}

const glyphContent = (drawing: FoodDrawing, random: Random): string =>
  ownPicture(drawing, random) + garnished(drawing.garnish, random)

/**
 * A small picture of one food for lists, an SVG document of 64 × 64 units. Null when there is no drawing: show an empty
 * box.
 */
export function foodGlyph(foodId: string): string | null {
  const drawing = findDrawing(foodId)
  return drawing && svgDocument(GLYPH_BOX, glyphContent(drawing, createRandom(foodId)))
}
