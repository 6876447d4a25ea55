import type { Random } from './random.ts'
import { block, disc, group, line, oval, shape, transform, type Placement, type Point, type Size } from './svg.ts'

/** One object on a plate, about 10 units in radius around the origin. */
export interface Piece {
  /** Shapes without a fill that cast the contact shadow; empty for objects too thin to cast one. */
  readonly silhouette: string
  readonly body: string
}

export type DrawPiece = (random: Random) => Piece

const SHADOW = '#2B1B0A'
/** Light comes from the top left, so shadows fall slightly to the right and further down. */
const SHADOW_FALL: Point = [1, 1.9]

const pieceOf = (silhouette: string, layers: readonly string[]): Piece => ({ silhouette, body: layers.join('') })

export const roundPiece = (radius: number, ...layers: string[]): Piece => pieceOf(disc(radius), layers)
export const ovalPiece = (radii: Size, ...layers: string[]): Piece => pieceOf(oval(radii), layers)
export const blockPiece = (box: readonly [number, number, number], ...layers: string[]): Piece =>
  pieceOf(block(box), layers)
export const cutPiece = (outline: string, ...layers: string[]): Piece => pieceOf(shape(outline), layers)
/** A piece whose body is a thick line, such as a strip of pepper. */
export const stripPiece = (course: string, width: number, ...layers: string[]): Piece =>
  pieceOf(line(course, SHADOW, width), layers)
/** A piece too thin to cast a shadow, such as a chive. */
export const flatPiece = (...layers: string[]): Piece => pieceOf('', layers)

/** Joins several pieces with their placements. */
export function joinedPiece(parts: readonly (Piece & Placement)[]): Piece {
  return {
    silhouette: parts.map((part) => group(part, part.silhouette)).join(''),
    body: parts.map((part) => group(part, part.body)).join(''),
  }
}

/** Draws the piece with its contact shadow at a placement. */
export function placePiece({ silhouette, body }: Piece, placement: Required<Placement>): string {
  const [x, y] = placement.at
  const shadowPlace = transform({ ...placement, at: [x + SHADOW_FALL[0], y + SHADOW_FALL[1]] })
  const shadow = silhouette === '' ? '' : `<g${shadowPlace} fill="${SHADOW}" opacity=".2">${silhouette}</g>`
  return shadow + group(placement, body)
}
