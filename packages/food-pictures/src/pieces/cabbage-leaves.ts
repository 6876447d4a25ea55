import { cutPiece, stripPiece, type DrawPiece } from '../drawing/piece.ts'
import { ellipse, group, line, shape } from '../drawing/svg.ts'

const SPROUT = { skin: '#4F8A38', leaf: '#86B455', pale: '#D8E6A4', core: '#F5F3CF', vein: '#A3C470' }

/** A sprout cut in half: tight layers around a pale core. */
export const brusselsSproutHalf: DrawPiece = () => {
  const outline = 'M0-8.4C6-8.4 8.6-3 7.4 2.4C6.4 6.4 3 8 0 8C-3 8-6.4 6.4-7.4 2.4C-8.6-3-6-8.4 0-8.4Z'
  return cutPiece(
    outline,
    shape(outline, SPROUT.skin),
    group({ at: [0, 0.2], scale: 0.86 }, shape(outline, SPROUT.leaf)),
    group({ at: [0, 0.6], scale: 0.66 }, shape(outline, SPROUT.pale)),
    line('M0 7V-2M0 4L-2.6.6M0 4L2.6.6M0 1.4L-1.8-1.6M0 1.4L1.8-1.6', SPROUT.core, 1.7),
    line('M-5 2C-6-2-3-6 0-6C3-6 6-2 5 2M-3 .6C-3.4-2-1.6-3.8 0-3.8C1.6-3.8 3.4-2 3 .6', SPROUT.vein, 0.9),
  )
}

const SAVOY = { blade: '#4C8440', light: '#8BBE5E', vein: '#DCEBB8', pit: '#386A34' }
const SAVOY_OUTLINE =
  'M0 11Q-3 10-4 8Q-8 9-9 5Q-12 2-10-2Q-11-7-7-8Q-5-12 0-10.6Q5-12 7-8Q11-7 10-2Q12 2 9 5Q8 9 4 8Q3 10 0 11Z'

/** A crinkled leaf with a net of veins. */
export const savoyLeaf: DrawPiece = () =>
  cutPiece(
    SAVOY_OUTLINE,
    shape(SAVOY_OUTLINE, SAVOY.pit),
    group({ at: [-0.2, -0.4], scale: 0.9 }, shape(SAVOY_OUTLINE, SAVOY.blade)),
    group({ at: [0, 0.4], scale: 0.64 }, shape(SAVOY_OUTLINE, { colour: SAVOY.light, opacity: 0.8 })),
    line('M0 10V-8', SAVOY.vein, 1.8),
    line(
      'M0 6L-6 2M0 6L6 2M0 2L-7-3M0 2L7-3M0-2L-5-7M0-2L5-7M-4 3.4L-5 6M4 3.4L5 6M-4-1L-7 1M4-1L7 1M-3-4.4L-6-3.6M3-4.4L6-3.6',
      SAVOY.vein,
      0.8,
    ),
  )

const CHINESE = { edge: '#8FBE58', blade: '#B9DA84', frill: '#D5EAAA', rib: '#FBFBEE', shade: '#DDE6C4' }
const CHINESE_OUTLINE = 'M-3.4 13Q-5 6-7-1Q-9-5-7-8Q-7-12-3-12Q0-15 3-12Q7-12 7-8Q9-5 7-1Q5 6 3.4 13Q0 14.4-3.4 13Z'

/** A pale leaf with a broad white rib. */
export const chineseCabbageLeaf: DrawPiece = () =>
  cutPiece(
    CHINESE_OUTLINE,
    shape(CHINESE_OUTLINE, CHINESE.edge),
    group({ at: [0, -0.3], scale: 0.89 }, shape(CHINESE_OUTLINE, CHINESE.blade)),
    line('M-4.6-8L-1-2M4.6-8L1-2M-5-3L-1.4 3M5-3L1.4 3M0-11V-4', CHINESE.frill, 1.2),
    shape('M-2.8 12.6Q-3.6 2-.8-7.6Q0-8.6.8-7.6Q3.6 2 2.8 12.6Q0 13.6-2.8 12.6Z', CHINESE.rib),
    line('M-1 10V0M1 10V1', CHINESE.shade, 0.7),
  )

const PAK_CHOI = { stem: '#F4F7E6', shade: '#CBDCA8', blade: '#2F7440', light: '#5BA05A', vein: '#CFE6B8' }

/** A spoon-shaped leaf: a thick white stem and a dark blade. */
export const pakChoiLeaf: DrawPiece = () => {
  const blade = 'M0-13C7-13 9-7 7-3C6 0 3 1 2 2H-2C-3 1-6 0-7-3C-9-7-7-13 0-13Z'
  const stem = 'M-2 1C-3 5-5 8-5 11Q-3 14 0 14Q3 14 5 11C5 8 3 5 2 1Z'
  return {
    silhouette: shape(blade) + shape(stem),
    body:
      shape(stem, PAK_CHOI.shade) +
      group({ at: [-0.2, -0.2], scale: 0.9 }, shape(stem, PAK_CHOI.stem)) +
      line('M-1.4 11V5M1.4 11V5', PAK_CHOI.shade, 0.7) +
      shape(blade, PAK_CHOI.blade) +
      shape('M-.4-12C-6-11.6-7-7-5.6-3.6C-4 0-2 .4-.4 1Z', { colour: PAK_CHOI.light, opacity: 0.75 }) +
      line('M0 3V-9M0-1L4-4M0-1L-4-4M0-5L3.4-8M0-5L-3.4-8', PAK_CHOI.vein, 1),
  }
}

interface ChardColours {
  readonly stalk: string
  readonly shine: string
  readonly blade: string
  readonly light: string
}

const CHARD_BLADE = 'M0-14Q4-14 5-11Q9-10 8-6Q10-3 7 0Q7 4 2 5H-2Q-7 4-7 0Q-10-3-8-6Q-9-10-5-11Q-4-14 0-14Z'

const stalkedLeaf =
  ({ stalk, shine, blade, light }: ChardColours): DrawPiece =>
  () => ({
    silhouette: shape(CHARD_BLADE) + line('M0 4V13', '#000', 4),
    body:
      line('M0 3V13', stalk, 4.4) +
      shape(CHARD_BLADE, blade) +
      group({ at: [-0.4, -0.7], scale: 0.8 }, shape(CHARD_BLADE, { colour: light, opacity: 0.75 })) +
      line('M0 5V-9M0 1L5-2.4M0 1L-5-2.4M0-3L5-6.4M0-3L-5-6.4M0-6.4L3-9.6M0-6.4L-3-9.6', stalk, 1.3) +
      line('M-.7 4V12', shine, 1.1),
  })

export const chardLeaf = stalkedLeaf({ stalk: '#C8325A', shine: '#EC86A0', blade: '#2F6B38', light: '#55934E' })
/** Beetroot leaves with red veins, smaller than chard. */
export const beetLeaf = stalkedLeaf({ stalk: '#A01F4C', shine: '#D66A8E', blade: '#4F8A3A', light: '#7FB356' })

const FENNEL = { edge: '#B7C98E', flesh: '#F3F8E2', layer: '#CFDDA8', frond: '#5C9A44' }
const FENNEL_OUTLINE = 'M-8 6C-11 0-8-5-5-7L-6-11H-3L-1.4-8H1.4L3-12H6L5-7C8-5 11 0 8 6C5 10-5 10-8 6Z'

/** A slice through the bulb, with its cut stalks and a little green. */
export const fennelSlice: DrawPiece = () =>
  cutPiece(
    FENNEL_OUTLINE,
    line('M-4-10Q-7-12-8-15M-4.6-11Q-3-13-4-16M4.4-11Q7-13 7-16M5-12Q4-14 5-17', FENNEL.frond, 1.2),
    shape(FENNEL_OUTLINE, FENNEL.edge),
    group({ at: [-0.1, 0], scale: 0.88 }, shape(FENNEL_OUTLINE, FENNEL.flesh)),
    line(
      'M-5 5C-7.4 0-5.6-4-3.4-6M-2 6.6C-4 2-3-2-1-5.6M5 5C7.4 0 5.6-4 3.4-6M2 6.6C4 2 3-2 1-5.6M0 6.8V-2',
      FENNEL.layer,
      1.2,
    ),
  )

const ARTICHOKE = { edge: '#7E8A45', petal: '#B5BC73', pale: '#E6E2AE', heart: '#F5ECC6' }

/** A pickled heart cut in half: petals in layers over the pale base. */
export const artichokeHeartHalf: DrawPiece = () => {
  const outline = 'M0-9C4-9 9-4 9 2C9 5 5 6 3 7V10H-3V7C-5 6-9 5-9 2C-9-4-4-9 0-9Z'
  return cutPiece(
    outline,
    shape(outline, ARTICHOKE.edge),
    group({ at: [0, 0], scale: 0.88 }, shape(outline, ARTICHOKE.petal)),
    shape('M0-6.6C3-6.6 6.6-3 6.6 1.6C6 4 2 5 2 9H-2C-2 5-6 4-6.6 1.6C-6.6-3-3-6.6 0-6.6Z', ARTICHOKE.pale),
    line('M-6.4 2C-6-2-3-5 0-7.4C3-5 6-2 6.4 2M-3.6 3C-3.6-.6-1.6-3 0-4.6C1.6-3 3.6-.6 3.6 3', ARTICHOKE.edge, 0.9),
    ellipse([0, 4.4], [2.8, 2], ARTICHOKE.heart),
  )
}

const RADICCHIO = { blade: '#7C1F46', light: '#A63A64', rib: '#FBEFF2' }
const RADICCHIO_OUTLINE = 'M0 11Q-4 10-5 6Q-9 3-8-3Q-8-9-3-10.6Q0-12 3-10.6Q8-9 8-3Q9 3 5 6Q4 10 0 11Z'

export const radicchioLeaf: DrawPiece = () =>
  cutPiece(
    RADICCHIO_OUTLINE,
    shape(RADICCHIO_OUTLINE, RADICCHIO.blade),
    group({ at: [-0.3, -0.6], scale: 0.8 }, shape(RADICCHIO_OUTLINE, { colour: RADICCHIO.light, opacity: 0.7 })),
    shape('M-1.8 10.6L-.6-7H.6L1.8 10.6Z', RADICCHIO.rib),
    line('M0 6L-5 1M0 6L5 1M0 1L-5-4M0 1L5-4M0-3L-3-7M0-3L3-7', RADICCHIO.rib, 1),
  )

const CHICORY = { edge: '#C9CF72', tip: '#E9EDA4', pale: '#FDFDF2', rib: '#E6E9CE' }
const CHICORY_OUTLINE = 'M0-14C4-11 5.4-4 5 2C4.6 8 3 13 0 13C-3 13-4.6 8-5 2C-5.4-4-4-11 0-14Z'

/** A boat-shaped pale leaf with a yellow tip. */
export const chicoryLeaf: DrawPiece = () =>
  cutPiece(
    CHICORY_OUTLINE,
    shape(CHICORY_OUTLINE, CHICORY.edge),
    group({ at: [-0.1, 0], scale: 0.88 }, shape(CHICORY_OUTLINE, CHICORY.tip)),
    group({ at: [0, 1.6], scale: 0.74 }, shape(CHICORY_OUTLINE, CHICORY.pale)),
    line('M-1.2 10V-6M1.2 10V-5', CHICORY.rib, 0.9),
  )

const LAMBS = { blade: '#519B48', light: '#86C468', vein: '#BFDF96' }
const SPOONS =
  'M0 1C-5-2-6-9-2-12Q0-13 2-12C6-9 5-2 0 1ZM0 1C5-2 11-2 12 1Q12 3 11 4C7 5 3 4 0 1ZM0 1C-5-1-11 0-11 3Q-11 5-9 6C-5 6-2 4 0 1ZM0 1C3 3 4 8 2 10Q0 11-2 10C-4 8-3 4 0 1Z'
const SPOON_VEINS = 'M0 1V-8M0 1L8 2M0 1L-8 3.4M0 1V7.4'

/** Spoon-shaped leaves of unequal length, held together at the root. */
export const lambsLettuceRosette: DrawPiece = () =>
  stripPiece(
    'M0-8V7M-7 3L8 2',
    6,
    shape(SPOONS, LAMBS.blade),
    line('M-1.4-9Q-3-5-1-1M10 1.4Q6 0 2 1M-8.6 4.6Q-5 4.6-2 2', LAMBS.light, 1.6),
    line(SPOON_VEINS, LAMBS.vein, 0.6),
  )

const SORREL = { blade: '#55983A', light: '#8CC25C', vein: '#DDEDB4', stem: '#C46A5A' }
const SORREL_OUTLINE = 'M0-12C4.4-8 5-1 3.6 3L6 8Q3 7 .8 5H-.8Q-3 7-6 8L-3.6 3C-5-1-4.4-8 0-12Z'

/** An arrow-shaped leaf on a reddish stem. */
export const sorrelLeaf: DrawPiece = () =>
  cutPiece(
    SORREL_OUTLINE,
    line('M0 5V13', SORREL.stem, 1.5),
    shape(SORREL_OUTLINE, SORREL.blade),
    shape('M0-11C3.4-7 4-1 2.8 3L0 4.4Z', { colour: SORREL.light, opacity: 0.7 }),
    line('M0 5V-9M0 1L2.6-1.6M0 1L-2.6-1.6M0-3L2-5.4M0-3L-2-5.4', SORREL.vein, 0.8),
  )
