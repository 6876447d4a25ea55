import { blobOutline } from '../drawing/outlines.ts'
import { blockPiece, cutPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { block, blockAt, circle, disc, ellipse, group, line, shape } from '../drawing/svg.ts'

const GOAT = { rind: '#D9D2C2', face: '#FFFEFA', heart: '#F7F2E4', crease: '#E6DFCE' }

/** A slice of a small roll with a wrinkled white rind. */
export const goatCheeseRound: DrawPiece = (random) => {
  const rind = blobOutline({ radius: 8.8, roughness: 0.08, corners: 14 }, random)
  return cutPiece(
    rind,
    shape(rind, GOAT.rind),
    circle([-0.2, -0.3], 7.2, GOAT.face),
    circle([-0.2, -0.2], 4.6, GOAT.heart),
    line('M-3 1.4Q-1 .4.6 1.6M1-2.2Q2.4-2.8 3.6-1.8', GOAT.crease, 0.9),
  )
}

const CAMEMBERT = { rind: '#EFEADC', bloom: '#FFFFFB', paste: '#F9E5A4', melt: '#F1D37F', edge: '#DDCFA6' }
const WEDGE = 'M-10 5Q-9 1-8 0L9-7Q11-2 10.4 5Q0 10-10 5Z'

/** A wedge lying on its side: white rind above, cut face below. */
export const camembertWedge: DrawPiece = () =>
  cutPiece(
    WEDGE,
    shape(WEDGE, CAMEMBERT.edge),
    shape('M-9.4 2Q-8.6.2-7.6-.2L9-6.8Q10.4-4 10.4-1.4Q0 3-9.4 2Z', CAMEMBERT.bloom),
    shape('M-9.6 4.6Q0 5.6 10.2 1.4Q10.4 3 10 4.4Q0 9-9.6 4.6Z', CAMEMBERT.paste),
    line('M-5 5.8Q1 6.8 7 4.6', CAMEMBERT.melt, 1),
    line('M-4 0h1.4M1-2.4h1.6M5.4-4.4h1', CAMEMBERT.rind, 1.1),
  )

const WHEEL = 'M0 0L11.4-4.6A12.3 12.3 0 1 1 6.6-10.4Z'

/** The small wheel without one wedge, for lists. */
export const camembertWheel: DrawPiece = () =>
  cutPiece(
    WHEEL,
    shape(WHEEL, CAMEMBERT.edge),
    shape('M0-.4L10.6-4.2A11.4 11.4 0 1 1 6-9.8Z', CAMEMBERT.bloom),
    line('M.6 0L10.8-4.1M.2-.8L6.2-9.8', CAMEMBERT.melt, 1.7),
    line('M-6-5h2M-8 1h1.6M-3 5h2.4M2 7h1.6M-1-8h1.4M6 3h1.6M-5 8h1', CAMEMBERT.rind, 1.4),
  )

const BLUE = { edge: '#DCD0A8', face: '#FBF5DC', vein: '#5B7C93', deep: '#3E5C78' }

/** A crumbling piece, veined and spotted blue. */
export const blueCheesePiece: DrawPiece = (random) => {
  const outline = blobOutline({ radius: 8.4, roughness: 0.32, corners: 6 }, random)
  return cutPiece(
    outline,
    shape(outline, BLUE.edge),
    group({ at: [-0.5, -0.8], scale: 0.87 }, shape(outline, BLUE.face)),
    line('M-4.4-1.8Q-2-3.2-.6-1.2T3.4-2M-3 3.2Q-.6 1.6 1.4 3', BLUE.vein, 1.5),
    line('M2.6 1h.9M-3.8.6h.6M.4-4.2h.6', BLUE.deep, 1.7),
  )
}

const EMMENTAL = { rind: '#DDAF52', face: '#FBE49A', hole: '#D9AE4E', shade: '#EAC66E' }
const TRIANGLE = 'M-10 6.4L8.6-8Q10.6-.6 9.6 6.4Q0 8.4-10 6.4Z'

/** A wedge with large holes. */
export const emmentalWedge: DrawPiece = () =>
  cutPiece(
    TRIANGLE,
    shape(TRIANGLE, EMMENTAL.rind),
    shape('M-8.4 5.6L8-6.8Q9.4-.6 8.6 5.4Q0 7-8.4 5.6Z', EMMENTAL.face),
    ellipse([4.6, -1.6], [2.1, 1.9], EMMENTAL.hole),
    ellipse([-1.4, 3.6], [1.8, 1.5], EMMENTAL.hole),
    ellipse([5.6, 4], [1.2, 1.1], EMMENTAL.hole),
    ellipse([1.2, 0.6], [1, 0.9], EMMENTAL.hole),
    line('M3.4-.7A2 2 0 0 1 4.6-3.2', EMMENTAL.shade, 0.8),
  )

const SMOKED = { rind: '#8E4A14', shine: '#C98A3C', face: '#FFE9A6', edge: '#E3BE62', hole: '#E9C56C' }
const LOAF = 'M-13-4Q-13-8-8-8H4V8H-8Q-13 8-13 4Z'

/** A piece of a smoked roll: brown and glossy outside, pale where it was cut. */
export const smokedCheesePiece: DrawPiece = () => ({
  silhouette: shape(LOAF) + ellipse([4, 0], [5.4, 8]),
  body:
    shape(LOAF, SMOKED.rind) +
    line('M-9.6-5H1', SMOKED.shine, 2) +
    line('M-11-1H-1M-9 3H0', { colour: SMOKED.shine, opacity: 0.6 }, 0.9) +
    ellipse([4, 0], [5.4, 8], SMOKED.rind) +
    ellipse([4.2, 0], [4.6, 7.1], SMOKED.edge) +
    ellipse([4.2, -0.1], [4.1, 6.5], SMOKED.face) +
    line('M3-2.4h.01M5.4 1.6h.01M3.4 3.6h.01', SMOKED.hole, 1.3),
})

/** A round slice with a thin brown rind. */
export const smokedCheeseSlice: DrawPiece = () =>
  roundPiece(
    8.4,
    disc(8.4, SMOKED.rind),
    disc(7.4, SMOKED.edge),
    circle([-0.1, -0.2], 6.9, SMOKED.face),
    line('M-2-1.4h.01M2 1.4h.01M-1.2 3h.01M1.8-3.2h.01', SMOKED.hole, 1.8),
  )

const VEGAN = { edge: '#D98F33', face: '#F8C66A', sheen: '#FCDDA0' }

/** A smooth square slice without holes. */
export const veganCheeseSlice: DrawPiece = () =>
  blockPiece(
    [12, 11, 1.2],
    block([12, 11, 1.2], VEGAN.edge),
    blockAt([-0.4, -0.5], [10.6, 9.6, 1], VEGAN.face),
    line('M-4-3.2H1', VEGAN.sheen, 1.3),
  )

const SILKEN = { edge: '#DDD8C8', face: '#FBF9F1', top: '#FFFFFF', wet: '#E9E5D8' }

/** Soft and white, with a little of its water. */
export const silkenTofuBlock: DrawPiece = () =>
  blockPiece(
    [14, 13, 4],
    block([14, 13, 4], SILKEN.edge),
    blockAt([-0.4, -0.7], [12.4, 11.2, 3.6], SILKEN.face),
    blockAt([-0.8, -1.2], [8.6, 7.4, 3], SILKEN.top),
    line('M-3 3.4Q1 4.4 4 2.6', SILKEN.wet, 1),
  )

const QUAIL = { shell: '#E9DFC8', light: '#F8F1DF', spot: '#6B4A32', white: '#FFFDF6', edge: '#EADFCB' }

const quailShell = (): string =>
  shape('M0-7C4-7 5.6-1 5.6 2A5.6 5.6 0 0 1-5.6 2C-5.6-1-4-7 0-7Z', QUAIL.shell) +
  ellipse([-1.2, -0.4], [3.2, 4.6], QUAIL.light) +
  line('M-3 1h.9M-.6-4h.6M1.6-1.6h1.1M-1.4 4.4h1M2.8 3.4h.8M.4 1.8h.5M3.2-.4h.2M-3.6-1.8h.3', QUAIL.spot, 0.9)

/** A speckled shell with a boiled half in front. */
export const quailEgg: DrawPiece = () => ({
  silhouette: circle([-4, -2], 6) + circle([4, 3], 6),
  body:
    group({ at: [-4, -2.4], turn: -18 }, quailShell()) +
    group(
      { at: [4, 3] },
      ellipse([0, 0], [5, 6.2], QUAIL.edge) +
        ellipse([-0.1, -0.2], [4.6, 5.7], QUAIL.white) +
        circle([0, 0.8], 2.9, '#EFA21A') +
        circle([-0.2, 0.5], 2.3, '#F9BC32'),
    ),
})

/** A curd of soured milk, for its bowl in a list. */
export const softCurd: DrawPiece = () => roundPiece(4, disc(4, '#E9E0C8'), circle([-0.4, -0.5], 3.3, '#FFFEF8'))
