import { blockPiece, cutPiece, flatPiece, type DrawPiece } from '../drawing/piece.ts'
import { block, blockAt, ellipse, line, shape } from '../drawing/svg.ts'

export interface PastaColours {
  readonly edge: string
  readonly face: string
  readonly ridge: string
  readonly hollow: string
}

export const WHOLEWHEAT: PastaColours = { edge: '#BE8640', face: '#E6BD7C', ridge: '#CC9A55', hollow: '#93612D' }
export const WHEAT: PastaColours = { edge: '#D9A33C', face: '#F9DC8C', ridge: '#E3B655', hollow: '#A8741E' }
/** Colours of maize and rice pasta. */
export const PALE_FUSILLI: PastaColours = { edge: '#D6B455', face: '#FAEBAE', ridge: '#DDBC5E', hollow: '#A98A34' }
export const RED_FUSILLI: PastaColours = { edge: '#B8491E', face: '#EF8A4C', ridge: '#C65A28', hollow: '#8E3413' }
export const GNOCCHI: PastaColours = { edge: '#D3AC60', face: '#FAEAC0', ridge: '#DDBC7A', hollow: '#B58E48' }

const tube =
  ({ edge, face, ridge, hollow }: PastaColours): DrawPiece =>
  () =>
    blockPiece(
      [15, 6, 2.4],
      block([15, 6, 2.4], edge),
      blockAt([0, -0.5], [14, 4.6, 2], face),
      line('M-5-1.4h10M-5 .4h10', ridge, 0.7),
      ellipse([6.6, 0], [1, 2.3], hollow),
    )

export const wholewheatPenne = tube(WHOLEWHEAT)
export const penne = tube(WHEAT)

const SCREW = 'M-8 0Q-6.6-3.4-4.6-2.6T-.6-2.6T3.4-2.6T7.6-2Q9 1 7 2.6T3 2.8T-1 2.8T-5 2.8T-8 0Z'

const screw =
  ({ edge, face, ridge }: PastaColours): DrawPiece =>
  () =>
    cutPiece(
      SCREW,
      `<path d="${SCREW}" fill="${face}" stroke="${edge}" stroke-width="1.4"/>`,
      line('M-6.6 2.4L-3.6-2.6M-2.4 2.6L.6-2.6M1.8 2.6L4.8-2.4M5.4 2.6L7.4-.6', ridge, 1.3),
    )

export const paleFusilli = screw(PALE_FUSILLI)
export const redFusilli = screw(RED_FUSILLI)

const FRILL = 'M-13-8Q-10.5-10-8-8T-3-8T2-8T7-8T13-8V8Q10.5 10 8 8T3 8T-2 8T-7 8T-13 8Z'

/** A sheet with frilled long sides. */
export const lasagneSheet: DrawPiece = () =>
  cutPiece(
    FRILL,
    shape(FRILL, '#D6A03A'),
    shape('M-12.2-6.4H12.2V6.4H-12.2Z', '#F9DC88'),
    line('M-12.2-6Q-6-4.8 0-6T12.2-6M-12.2 6Q-6 4.8 0 6T12.2 6', '#E6BC58', 1),
    line('M-9-2.6Q-2-4 6-3', '#FDEDB8', 1.4),
  )

/** A piece broken from a sheet. */
export const pastaSquare: DrawPiece = () =>
  blockPiece(
    [17, 16, 1.6],
    block([17, 16, 1.6], '#D6A03A'),
    blockAt([-0.4, -0.4], [15.6, 14.6, 1.2], '#F9DC88'),
    line('M-5-3Q0-4.6 5-3.4', '#FDEDB8', 1.4),
  )

/** A curled noodle in a soup. */
export const noodleCurl =
  (edge: string, face: string): DrawPiece =>
  (random) => {
    const bend = (4 + random() * 6).toFixed(1)
    const course = `M-10 2C-6-${bend}-2 ${bend} 2 0S8-6 11 1`
    return flatPiece(line(course, edge, 3), line(course, face, 2))
  }

/** A swollen grain: barley, rice or groats floating in a soup. */
export const grainSpeck =
  (edge: string, face: string): DrawPiece =>
  () =>
    flatPiece(ellipse([0, 0], [1.8, 2.8], edge), ellipse([-0.3, -0.3], [1.2, 2.1], face))
