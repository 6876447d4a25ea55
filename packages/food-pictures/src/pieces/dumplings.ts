import { dots, polar } from '../drawing/outlines.ts'
import { cutPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { circle, disc, ellipse, group, line, pair, shape } from '../drawing/svg.ts'

/** The edge is darker than any plate, so that pale dough is visible even on white. */
const DOUGH = { edge: '#B07B37', rim: '#E7BE77', face: '#F8E2AE', light: '#FFF3D2', sear: '#D9963F', pleat: '#BC8B45' }

const HALF_MOON = 'M-16 6C-17-15 17-15 16 6C10 9.5-10 9.5-16 6Z'
const BELLY = 'M-12.4 5C-12-8.6 12-8.6 12.4 5C7.5 7.5-7.5 7.5-12.4 5Z'
/** Marks of pressed fingers along the curved edge, from the left corner over the top to the right one. */
const CRIMPS = Array.from({ length: 9 }, (_, i) => {
  const [x, y] = polar(Math.PI * (1.06 + i * 0.11), 1)
  return `M${pair([x * 14.4, y * 9.8 + 4])}l${pair([x * -2.6, y * -2.6])}`
}).join('')

/** A pieróg: boiled, then fried on one side, with a crimped edge. */
export const dumpling: DrawPiece = () =>
  cutPiece(
    HALF_MOON,
    shape(HALF_MOON, DOUGH.edge),
    group({ at: [-0.2, -0.3], scale: 0.94 }, shape(HALF_MOON, DOUGH.rim)),
    shape(BELLY, DOUGH.face),
    line(CRIMPS, DOUGH.pleat, 1.3),
    line('M-6 3.4Q0 4.8 7 3.2M-3 .4Q2 1.4 6 .2', { colour: DOUGH.sear, opacity: 0.75 }, 2.6),
    line('M-7-2.4Q-2-5 4-4.2', DOUGH.light, 1.8),
  )

const PILLOW = { edge: '#B98C46', face: '#F7E2AC', ridge: '#D6AE66' }

/** Small potato dumplings ridged with a fork: gnocchi. */
export const smallDumpling: DrawPiece = () =>
  cutPiece(
    'M-6 0A6 4.6 0 1 1 6 0A6 4.6 0 1 1-6 0Z',
    ellipse([0, 0], [6, 4.6], PILLOW.edge),
    ellipse([-0.4, -0.5], [5.2, 3.8], PILLOW.face),
    line('M-3-2L-2 2.4M-.2-2.8L.4 2.8M2.4-2.4L3 2', PILLOW.ridge, 0.9),
  )

const RHOMBUS = 'M-11 4.6L-5.4-5.2Q-4.7-6.4-3.4-6.4H10Q12-6.4 11-4.6L5.4 5.2Q4.7 6.4 3.4 6.4H-10Q-12 6.4-11 4.6Z'

interface SlicedDough {
  readonly edge: string
  readonly face: string
  readonly mark: string
  readonly sear: string
}

/** Cut on the slant from a long roll of dough. */
const slicedDough =
  ({ edge, face, mark, sear }: SlicedDough, marks: string): DrawPiece =>
  () =>
    cutPiece(
      RHOMBUS,
      shape(RHOMBUS, edge),
      group({ at: [-0.3, -0.5], scale: 0.88 }, shape(RHOMBUS, face)),
      line('M-3-3.8H7', DOUGH.light, 1.6),
      line(marks, mark, 1.1),
      line('M-6 3H2', { colour: sear, opacity: 0.7 }, 2),
    )

/** Kopytka, "little hooves", made of potatoes: yellow with fried edges. */
export const potatoHoof = slicedDough(
  { edge: '#A8722E', face: '#F2CF83', mark: '#D3A04E', sear: '#C67F2C' },
  'M-1.5 1L3.5-1',
)
/** Leniwe, made of curd: paler, with the mark of a knife's back. */
export const curdDumpling = slicedDough(
  { edge: '#B58C4E', face: '#FAEBC4', mark: '#D6B67A', sear: '#C98E45' },
  'M-4.5 3.6L0-4M0 3.6L4.5-4',
)

/** A ball of spinach and curd. */
export const greenDumpling: DrawPiece = (random) =>
  roundPiece(
    7.4,
    disc(7.4, '#A99A5C'),
    circle([-0.5, -0.7], 6.6, '#F6EDC8'),
    line(dots(7, 4.2, random), '#6E9A4A', 1.7),
    line('M-3.6-2.2Q-2-4.2 0-4.6', '#FFFDEB', 1.4),
  )

/** Kluski śląskie: a ball with a thumb mark that holds a little sauce. */
export const dimpledDumpling =
  (sauce: string): DrawPiece =>
  () =>
    roundPiece(
      11,
      disc(11, '#B58F52'),
      circle([-0.4, -0.6], 9.8, '#F6E6BE'),
      line('M-6.4-3.6A7.6 7.6 0 0 1-1-7.4', '#FFF8E2', 2),
      circle([0.4, 0.8], 4.6, '#EBD5A0'),
      line('M-3.6.2A4.2 4.2 0 0 1 4.2-.4', '#C49E5C', 1.5),
      ellipse([0.8, 1.9], [2.8, 2], { colour: sauce, opacity: 0.75 }),
    )

/** Colours of a fruit inside a dumpling. */
export interface FruitInside {
  readonly skin: string
  readonly flesh: string
}

const BALL = { edge: '#B58C4C', face: '#F7E7C0', shine: '#FFF9E6', crumb: '#B9782F' }

const boiledBall = (random: () => number, hasCrumbs: boolean): string =>
  disc(12, BALL.edge) +
  circle([-0.5, -0.7], 10.8, BALL.face) +
  line('M-7-4A8 8 0 0 1-2-8', BALL.shine, 2) +
  (hasCrumbs ? line(dots(13, 7, random), BALL.crumb, 1.7) : '')

/** A large ball of potato dough, with buttered crumbs or without. */
export const roundDumpling =
  (hasCrumbs: boolean): DrawPiece =>
  (random) =>
    roundPiece(12, boiledBall(random, hasCrumbs))

/** The same cut open: a ring of dough around the fruit. */
export const openDumpling =
  ({ skin, flesh }: FruitInside): DrawPiece =>
  () =>
    roundPiece(
      12,
      disc(12, BALL.edge),
      circle([-0.3, -0.4], 11, BALL.face),
      disc(7.2, skin),
      circle([0.2, 0.2], 5.8, flesh),
      ellipse([0.4, 0.4], [2, 2.8], skin),
      line('M-3.6-2.6Q-2-4.2 0-4.4', { colour: '#FFFFFF', opacity: 0.4 }, 1.4),
    )
