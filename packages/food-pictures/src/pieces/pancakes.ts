import { blobOutline, dots, rosette } from '../drawing/outlines.ts'
import { blockPiece, cutPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { block, circle, disc, group, line, shape } from '../drawing/svg.ts'

/** Colours of a fried batter. */
export interface Batter {
  readonly rim: string
  readonly edge: string
  readonly face: string
  readonly spot: string
  /** Colour of visible ingredients: peas, courgette, oats. */
  readonly fleck?: string
}

const WHEAT: Batter = { rim: '#E9C27A', edge: '#C98A3D', face: '#DBA355', spot: '#C08038' }

export const batters = {
  wheat: WHEAT,
  buckwheat: { rim: '#B08A64', edge: '#6E4A2C', face: '#8E6440', spot: '#5E3E24' },
  pumpkin: { rim: '#F2B25E', edge: '#C2691E', face: '#DE8A34', spot: '#B9601A' },
  chickpea: { rim: '#F2D27A', edge: '#C28F2A', face: '#E2B548', spot: '#B9822A' },
  oat: { rim: '#EBD3A4', edge: '#B98848', face: '#D6AC6E', spot: '#B07C3E', fleck: '#F3E3C0' },
  curd: { rim: '#F6E6BE', edge: '#CF9A4C', face: '#EBC582', spot: '#C8904A' },
  potato: { rim: '#EBC67A', edge: '#A9702A', face: '#D9A550', spot: '#9A6224', fleck: '#F0D490' },
  egg: { rim: '#FADB7C', edge: '#B9782E', face: '#F3C24E', spot: '#C8862E' },
  herbs: { rim: '#B9C46A', edge: '#6E7430', face: '#8FA046', spot: '#6E6A2C', fleck: '#4F7A34' },
  peas: { rim: '#D6DDA0', edge: '#8A8A3C', face: '#AEB45C', spot: '#8A7434', fleck: '#6FA84E' },
  courgette: { rim: '#E9DDA8', edge: '#A98A3C', face: '#D3BE72', spot: '#A87E36', fleck: '#6E9A3E' },
} as const satisfies Readonly<Record<string, Batter>>

const flecked = (colour: string | undefined, radius: number, random: () => number): string =>
  colour === undefined ? '' : line(dots(12, radius, random), colour, 2)

/** A smooth round pancake. */
export const pancake =
  ({ rim, edge, face, spot, fleck }: Batter): DrawPiece =>
  (random) =>
    roundPiece(
      27,
      disc(27, rim),
      disc(25.6, edge),
      circle([-0.6, -0.8], 22, face),
      line(dots(14, 18, random), { colour: spot, opacity: 0.5 }, 3),
      flecked(fleck, 18, random),
    )

/** Small and thick, with an uneven, crisp edge. */
export const fritter =
  ({ rim, edge, face, spot, fleck }: Batter): DrawPiece =>
  (random) => {
    const outline = blobOutline({ radius: 15, roughness: 0.22, corners: 11 }, random)
    return cutPiece(
      outline,
      shape(outline, edge),
      group({ at: [-0.3, -0.5], scale: 0.92 }, shape(outline, rim)),
      group({ at: [-0.4, -0.6], scale: 0.76 }, shape(outline, face)),
      line(dots(9, 9, random), { colour: spot, opacity: 0.6 }, 2.8),
      flecked(fleck, 10, random),
    )
  }

const CRUST_STRANDS = 'M-18-6L-6-12M4-16L15-9M-12 8L2 4M8 14L19 7M-4-2L9-5M-16 14L-5 17M10 2L20-2M-8-19L3-21M-2 12L8 21'

/** Grated potato fried as one round, with its strands. */
export const grated: DrawPiece = (random) =>
  roundPiece(
    27,
    disc(27, batters.potato.edge),
    circle([-0.5, -0.7], 25, batters.potato.face),
    line(dots(26, 22, random), { colour: batters.potato.spot, opacity: 0.5 }, 3.4),
    line(rosette(CRUST_STRANDS, 2), batters.potato.fleck, 1.7),
  )

/** Eggs with other ingredients, baked as one round. */
export const bakedRound =
  ({ rim, edge, face, spot, fleck }: Batter): DrawPiece =>
  (random) =>
    roundPiece(
      27,
      disc(27, edge),
      circle([-0.3, -0.5], 26, rim),
      circle([-0.5, -0.8], 23.4, face),
      line(dots(16, 20, random), { colour: spot, opacity: 0.45 }, 4.4),
      line(dots(14, 20, random), { colour: rim, opacity: 0.8 }, 3),
      flecked(fleck, 20, random),
    )

const FLAPS = rosette('M-23-23L23-23L12-11L-12-11Z', 4)
const CREASES = rosette('M-23-23L-12-11', 4)

/** A large thin buckwheat pancake with four sides folded over a filling that shows in the middle. */
export const foldedGalette: DrawPiece = (random) =>
  blockPiece(
    [50, 50, 5],
    block([50, 50, 5], '#5E3E24'),
    block([47.6, 47.6, 4.4], '#A57C4E'),
    shape(FLAPS, '#B98F5E'),
    line(CREASES, '#7E5832', 1.2),
    block([24, 24, 2.4], '#7E5832'),
    block([22.6, 22.6, 2], '#8E6844'),
    line(dots(26, 22, random), { colour: '#6E4A2A', opacity: 0.5 }, 1.8),
  )
