import { FULL_TURN, GOLDEN_ANGLE, polar } from '../drawing/outlines.ts'
import { placePiece } from '../drawing/piece.ts'
import type { Random } from '../drawing/random.ts'
import { disc, group, line, pair, type Point } from '../drawing/svg.ts'
import {
  GNOCCHI,
  pastaSquare,
  PALE_FUSILLI,
  RED_FUSILLI,
  WHEAT,
  WHOLEWHEAT,
  type PastaColours,
} from '../pieces/pasta.ts'
import type { DrawBed } from './bed.ts'

interface ShortPiece {
  readonly middle: Point
  /** Vector from the middle to one end. */
  readonly half: Point
}

/**
 * Pieces are drawn layer by layer, with one path per colour of a layer, which needs a fifth of the bytes of single
 * pieces.
 */
const LAYERS = 6
const SHADOW = { colour: '#2B1B0A', opacity: 0.2 }

const along = ({ middle: [x, y], half: [dx, dy] }: ShortPiece, from: number, to: number): string =>
  `M${pair([x + dx * from, y + dy * from])}l${pair([dx * (to - from), dy * (to - from)])}`

/** A dash across the piece at the fraction `where` of its length, slanted like a screw thread. */
function across({ middle: [x, y], half: [dx, dy] }: ShortPiece, where: number, reach: number): string {
  const size = Math.hypot(dx, dy)
  const [ux, uy] = [dx / size, dy / size]
  const [sx, sy] = [ux * 0.6 - uy, uy * 0.6 + ux]
  const start: Point = [x + dx * where - sx * reach, y + dy * where - sy * reach]
  return `M${pair(start)}l${pair([sx * reach * 2, sy * reach * 2])}`
}

type DrawLayer = (pieces: readonly ShortPiece[]) => string

/** Parts that all short shapes share: a shadow, the edge, and a face slightly nearer to the light. */
function bodies(pieces: readonly ShortPiece[], { edge, face }: PastaColours, width: number): string {
  const whole = pieces.map((piece) => along(piece, -1, 1)).join('')
  return (
    group({ at: [1.2, 2.4] }, line(whole, SHADOW, width)) +
    line(whole, edge, width) +
    group({ at: [-0.3, -0.7] }, line(whole, face, width - 2))
  )
}

const TUBE_WIDTH = 7.6
const tubes =
  (colours: PastaColours): DrawLayer =>
  (pieces) =>
    bodies(pieces, colours, TUBE_WIDTH) +
    line(pieces.map((tube) => along(tube, -0.8, 0.6)).join(''), colours.ridge, 1) +
    line(pieces.map((tube) => along(tube, 1.12, 1.16)).join(''), colours.hollow, TUBE_WIDTH - 4)

const TURNS = [-0.8, -0.25, 0.3, 0.85]
const screws =
  (colours: PastaColours): DrawLayer =>
  (pieces) =>
    bodies(pieces, colours, 7) +
    line(pieces.flatMap((piece) => TURNS.map((where) => across(piece, where, 2.6))).join(''), colours.ridge, 1.3)

const GROOVES = [-0.8, 0, 0.8]
const dumplings =
  (colours: PastaColours): DrawLayer =>
  (pieces) =>
    bodies(pieces, colours, 10) +
    line(pieces.flatMap((piece) => GROOVES.map((where) => across(piece, where, 2.8))).join(''), colours.ridge, 1)

interface Heap {
  readonly count: number
  /** Half the length of one piece, in units. */
  readonly reach: number
  readonly ground: string
  readonly drawLayer: DrawLayer
}

const heap =
  ({ count, reach, ground, drawLayer }: Heap): DrawBed =>
  (radius, random) => {
    const amount = Math.round(count * Math.min(1, radius / 85))
    const pieces = Array.from({ length: amount }, (_, i): ShortPiece => {
      const middle = polar(i * GOLDEN_ANGLE, Math.sqrt(i / amount) * radius * 0.84)
      return { middle, half: polar(random() * FULL_TURN, reach) }
    })
    const layers = Array.from({ length: LAYERS }, (_, layer) =>
      drawLayer(pieces.filter((_piece, i) => i % LAYERS === layer)),
    )
    return disc(radius * 0.86, ground) + layers.join('')
  }

const penneOf = (colours: PastaColours): DrawBed =>
  heap({ count: 48, reach: 7.4, ground: colours.ridge, drawLayer: tubes(colours) })
const fusilliOf = (colours: PastaColours): DrawBed =>
  heap({ count: 60, reach: 8.2, ground: colours.edge, drawLayer: screws(colours) })

export const wholewheatPenneBed = penneOf(WHOLEWHEAT)
export const penneBed = penneOf(WHEAT)
export const paleFusilliBed = fusilliOf(PALE_FUSILLI)
export const redFusilliBed = fusilliOf(RED_FUSILLI)
export const gnocchiBed = heap({ count: 74, reach: 3.2, ground: GNOCCHI.ridge, drawLayer: dumplings(GNOCCHI) })

const SQUARES = 30
/** Squares are drawn for a plate of 85 units. */
const SQUARE_SCALE = 1.25 / 85

/** Sheets broken into small pieces, as for łazanki, because whole sheets are layered and never seen alone. */
export const lasagneBed: DrawBed = (radius, random: Random) =>
  disc(radius * 0.82, '#D9AE52') +
  Array.from({ length: SQUARES }, (_, i) =>
    placePiece(pastaSquare(random), {
      at: polar(i * GOLDEN_ANGLE, Math.sqrt((SQUARES - i) / SQUARES) * radius * 0.8),
      turn: random() * 360,
      scale: radius * SQUARE_SCALE,
    }),
  ).join('')
