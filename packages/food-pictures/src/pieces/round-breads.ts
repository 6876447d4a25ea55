import { dots } from '../drawing/outlines.ts'
import { blockPiece, cutPiece, ovalPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { block, blockAt, circle, disc, ellipse, group, line, oval, shape } from '../drawing/svg.ts'

const GRAHAM = { crust: '#7C4B22', top: '#A66D38', crumb: '#DDBB86', bran: '#8A5C2E', score: '#D9AC6E' }

/** The cut face of half a wholemeal roll. */
export const grahamHalf: DrawPiece = (random) =>
  ovalPiece(
    [21, 26],
    oval([21, 26], GRAHAM.crust),
    ellipse([-0.3, -0.4], [18.4, 23.4], GRAHAM.crumb),
    line(dots(30, 18, random), GRAHAM.bran, 1.5),
  )

/** The whole roll: oval, scored along, dusted with bran. */
export const grahamRoll: DrawPiece = (random) =>
  ovalPiece(
    [20, 26],
    oval([20, 26], GRAHAM.crust),
    ellipse([-0.8, -1], [17.6, 23.4], GRAHAM.top),
    line('M0-17Q2 0 0 17', GRAHAM.score, 3.4),
    line(dots(34, 18, random), '#E2C28C', 1.2),
    line(dots(14, 18, random), GRAHAM.bran, 1.5),
  )

const BAGEL = { crust: '#8E4F1E', top: '#C07E38', shine: '#E5B26A', crumb: '#F6E6C0', pore: '#DFC590' }
const RING = 'M0-15A15 15 0 1 1-.1-15Z'
const SEEDS = { sesame: '#F8E9C6', poppy: '#34363F' }

/** A ring from 6 to 24 units, drawn as one wide line, so that its hole stays open. */
const ring = (colour: string, width: number): string => line(RING, colour, width)

export const bagelHalf: DrawPiece = () => ({
  silhouette: ring('#000', 18),
  body:
    ring(BAGEL.crust, 19) +
    ring(BAGEL.crumb, 14.6) +
    line(
      'M-14-9h.01M-18 2h.01M-12 12h.01M1 18h.01M13 12h.01M18 0h.01M11-11h.01M-2-17h.01M-9 15h.01M16 7h.01',
      BAGEL.pore,
      2.2,
    ),
})

/** The whole ring, glossy and strewn with sesame and poppy seeds. */
export const bagelRing: DrawPiece = (random) => {
  const around = (count: number): string =>
    Array.from({ length: count }, () => {
      const [angle, reach] = [random() * 6.28, 11 + random() * 8]
      return `M${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}h.9`
    }).join('')
  return {
    silhouette: ring('#000', 19),
    body:
      ring(BAGEL.crust, 20) +
      group({ at: [-0.6, -0.8] }, ring(BAGEL.top, 16)) +
      line('M-14-7A16 16 0 0 1-2-16', BAGEL.shine, 2.6) +
      line(around(26), SEEDS.sesame, 1.5) +
      line(around(16), SEEDS.poppy, 1.1),
  }
}

const PITA = { edge: '#C9954E', rim: '#E4BC7C', face: '#F4DDAE', scorch: '#B27A38', pocket: '#8E5F2C' }

/** A whole pita: thicker than a tortilla, blistered brown. */
export const pitaRound: DrawPiece = (random) =>
  ovalPiece(
    [25, 23],
    oval([25, 23], PITA.edge),
    ellipse([-0.4, -0.6], [23, 21], PITA.rim),
    ellipse([-0.4, -0.6], [19, 17], PITA.face),
    line(dots(7, 13, random), { colour: PITA.scorch, opacity: 0.5 }, 5),
    line(dots(14, 18, random), { colour: PITA.scorch, opacity: 0.45 }, 2.2),
  )

const POCKET = 'M-25-6C-24 16-12 24 0 24C12 24 24 16 25-6Q0-14-25-6Z'

/** Half a pita with an open pocket. */
export const pitaPocket: DrawPiece = () =>
  cutPiece(
    POCKET,
    shape(POCKET, PITA.edge),
    shape('M-22.6-4C-21 14-10 21.6 0 21.6C10 21.6 21 14 22.6-4Q0 4-22.6-4Z', PITA.face),
    shape('M-24-6.4Q0-13.6 24-6.4Q0 2-24-6.4Z', PITA.pocket),
    shape('M-22-6.2Q0-10.4 22-6.2Q0-4-22-6.2Z', '#6B431C'),
    line('M-10 6h.01M4 12h.01M12 4h.01M-3 16h.01M-14 2h.01', { colour: PITA.scorch, opacity: 0.55 }, 4),
  )

const CORN_CRISP = { edge: '#C99426', face: '#F4CE60', puff: '#FBE7A2', gap: '#DCAE3C' }

/** Puffed maize in a thin, porous sheet. */
export const cornCrispbread: DrawPiece = (random) =>
  blockPiece(
    [36, 52, 4],
    block([36, 52, 4], CORN_CRISP.edge),
    blockAt([-0.4, -0.5], [33.4, 49.4, 3.2], CORN_CRISP.face),
    line(speckles(54, random), CORN_CRISP.puff, 3),
    line(speckles(34, random), CORN_CRISP.gap, 1.4),
  )

const speckles = (count: number, random: () => number): string =>
  Array.from({ length: count }, () => `M${Math.round(random() * 30 - 15)} ${Math.round(random() * 46 - 23)}h.01`).join(
    '',
  )

interface FlatbreadColours {
  readonly shade: string
  readonly face: string
  readonly scorch: string
}

/** A flat bread as bought, before it is filled. */
export const flatbread =
  ({ shade, face, scorch }: FlatbreadColours): DrawPiece =>
  (random) =>
    roundPiece(
      24,
      disc(24, shade),
      circle([-0.4, -0.6], 22.6, face),
      line(dots(16, 18, random), { colour: scorch, opacity: 0.55 }, 3.4),
    )
