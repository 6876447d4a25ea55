import { blobOutline, dots, rosette } from '../drawing/outlines.ts'
import { cutPiece, flatPiece, ovalPiece, roundPiece, type DrawPiece } from '../drawing/piece.ts'
import { circle, disc, ellipse, group, line, oval, shape } from '../drawing/svg.ts'

const BAY = { edge: '#5E7440', blade: '#8FA562', vein: '#D9DEB0' }
const BAY_OUTLINE = 'M0-14C5-8 5.6 4 0 12C-5.6 4-5-8 0-14Z'

export const bayLeaf: DrawPiece = () =>
  cutPiece(
    BAY_OUTLINE,
    line('M0 11V15', BAY.edge, 1.2),
    shape(BAY_OUTLINE, BAY.edge),
    group({ at: [-0.2, -0.2], scale: 0.88 }, shape(BAY_OUTLINE, BAY.blade)),
    line('M0 12V-12M0-6L2.6-8.4M0-6L-2.6-8.4M0-1L3.4-4M0-1L-3.4-4M0 4L3 1M0 4L-3 1', BAY.vein, 0.7),
  )

interface BerryColours {
  readonly shade: string
  readonly skin: string
  readonly mark: string
}

const driedBerry =
  ({ shade, skin, mark }: BerryColours): DrawPiece =>
  () =>
    roundPiece(
      4.4,
      disc(4.4, shade),
      circle([-0.4, -0.5], 3.5, skin),
      line('M-2-1Q-1-2.6.8-2.4M.4 1h.01M2-.6h.01M-1 1.6h.01', mark, 0.9),
    )

export const allspiceBerry = driedBerry({ shade: '#4A2A18', skin: '#7A4C2E', mark: '#A67A54' })

const CORIANDER = { shade: '#A8854A', skin: '#D9B878', rib: '#B8935A' }

/** Ribbed from pole to pole. */
export const corianderSeed: DrawPiece = () =>
  roundPiece(
    3.8,
    disc(3.8, CORIANDER.shade),
    circle([-0.2, -0.3], 3.1, CORIANDER.skin),
    line('M0-2.8V2.6M-1.6-2.2Q-2.6 0-1.6 2M1.6-2.2Q2.6 0 1.6 2', CORIANDER.rib, 0.7),
  )

const CLOVE = { dark: '#3F2415', wood: '#6B4226', bud: '#A8794E' }

/** A nail with a round head held by four claws. */
export const clove: DrawPiece = () =>
  flatPiece(
    line('M0-1L.6 8', CLOVE.dark, 2.4),
    line('M-.2-1L.2 7', CLOVE.wood, 1),
    line('M0-1L-3-4M0-1L3-4M0-1L-1-4.6M0-1L1-4.6', CLOVE.dark, 1.5),
    circle([0, -4.6], 2.6, CLOVE.wood),
    circle([-0.3, -4.9], 1.6, CLOVE.bud),
  )

const NUTMEG = { skin: '#6E4A2E', face: '#CBA67C', vein: '#7E5434', light: '#A37C56' }

/** Half a nutmeg with marbled veins. */
export const nutmegHalf: DrawPiece = () =>
  ovalPiece(
    [8.4, 9.4],
    oval([8.4, 9.4], NUTMEG.skin),
    ellipse([-0.2, -0.2], [7.2, 8.2], NUTMEG.face),
    line(
      'M-4.6-4Q-1-2-3-.6T-4 4M0-7Q1.6-4-.4-2T1 3Q.4 5 1 7M4.4-4Q2-2 4.4 0T3 5M-1.6 1.6Q-2 4-1.6 6',
      NUTMEG.vein,
      1.3,
    ),
    line('M5-1.6Q5.6.6 5 2.4M-5.4 0Q-5.8 1.4-5.2 2.6', NUTMEG.light, 0.9),
  )

const CARDAMOM = { edge: '#7F9454', pod: '#B4C588', light: '#DCE6BC' }
const POD = 'M0-8C3.6-6 4.4 2 0 7.6C-4.4 2-3.6-6 0-8Z'

export const cardamomPod: DrawPiece = () =>
  cutPiece(
    POD,
    line('M0 7V9.4', CARDAMOM.edge, 1.1),
    shape(POD, CARDAMOM.edge),
    group({ at: [-0.2, -0.2], scale: 0.86 }, shape(POD, CARDAMOM.pod)),
    line('M0-6V5.6M-1.6-5Q-2.4 0-1 4M1.6-5Q2.4 0 1 4', CARDAMOM.edge, 0.7),
    line('M-1-4Q-1.6-1-1 1', CARDAMOM.light, 0.8),
  )

/** Bent like a sickle, dark with pale ribs. */
export const carawaySeed: DrawPiece = () =>
  flatPiece(line('M-.6-2.4Q1 0-.6 2.4', '#5E4228', 1.7), line('M-.5-2Q.9 0-.5 2', '#C2A070', 0.5))

export const chilliFlake: DrawPiece = (random) => {
  const outline = blobOutline({ radius: 1.7, roughness: 0.7, corners: 5 }, random)
  return flatPiece(shape(outline, '#B3241A'), line('M-.5-.3h.7', '#EE7A4C', 0.7))
}

export const poppySeed: DrawPiece = () => flatPiece(disc(0.8, '#3C4252'), circle([-0.2, -0.2], 0.4, '#7D879C'))
export const nigellaSeed: DrawPiece = () =>
  flatPiece(shape('M0-1.7L1.1.6L0 1.5L-1 .5Z', '#201D20'), line('M-.2-.9V.4', '#5E585E', 0.4))
export const hempSeed: DrawPiece = () =>
  flatPiece(disc(1.5, '#B9A878'), circle([-0.2, -0.2], 1.2, '#EFE9CC'), line('M-.2.4Q.6.6.8-.2', '#7F9A52', 0.7))

const VANILLA = { pod: '#2E1B12', light: '#5E4030' }

export const vanillaPod: DrawPiece = () =>
  flatPiece(line('M-12 6Q-2 2 10-7Q12-9 11-11', VANILLA.pod, 2.6), line('M-11 5.4Q-2 1.4 10-7.6', VANILLA.light, 0.8))

interface SprigGreens {
  readonly stem: string
  readonly needle: string
  readonly light: string
}

const needles = (reach: number, steps: readonly number[]): string =>
  steps
    .map(
      (y) =>
        `M0 ${y + 1}Q${-reach * 0.7} ${y} ${-reach} ${y - 4}M0 ${y + 2.4}Q${reach * 0.7} ${y + 1.4} ${reach} ${y - 2.6}`,
    )
    .join('')

interface Sprig extends SprigGreens {
  readonly reach: number
  readonly width: number
  /** Heights along the stem at which pairs of leaves grow. */
  readonly steps: readonly number[]
}

const needleSprig =
  ({ stem, needle, light, reach, width, steps }: Sprig): DrawPiece =>
  () =>
    flatPiece(
      line('M0 13V-8', stem, 1.2),
      line(`${needles(reach, steps)}M0-8V-13`, needle, width),
      line(needles(reach * 0.85, steps), light, width * 0.3),
    )

export const rosemarySprig = needleSprig({
  stem: '#7C6A44',
  needle: '#3F6B4A',
  light: '#8FB08C',
  reach: 5,
  width: 1.6,
  steps: [-7.6, -4, -0.4, 3.2, 6.8],
})
/** A few narrow leaves, longer and softer than those of rosemary. */
export const tarragonSprig = needleSprig({
  stem: '#86A84C',
  needle: '#5FA03E',
  light: '#B8DC8C',
  reach: 7.6,
  width: 2,
  steps: [-6, 0, 6],
})

const SAGE = { edge: '#7C8F72', blade: '#A3B596', vein: '#DDE6D2' }
const SAGE_OUTLINE = 'M0-11C5-9 6 0 3 7Q1 9.4 0 9.4Q-1 9.4-3 7C-6 0-5-9 0-11Z'

/** Grey-green with a felty surface. */
export const sageLeaf: DrawPiece = (random) =>
  cutPiece(
    SAGE_OUTLINE,
    line('M0 8V13', SAGE.edge, 1.4),
    shape(SAGE_OUTLINE, SAGE.edge),
    group({ at: [-0.2, -0.3], scale: 0.89 }, shape(SAGE_OUTLINE, SAGE.blade)),
    line('M0 9V-8M0-3L2.8-5.4M0-3L-2.8-5.4M0 2L3-.6M0 2L-3-.6', SAGE.vein, 0.8),
    line(dots(8, 4, random), '#8DA07F', 0.8),
  )

const LOVAGE = { blade: '#2F7F38', light: '#5FAE50', stem: '#7FB35A' }
const TOOTHED = 'M0 2L-3-1L-5.4-1.4L-4.6-3.6L-5.4-6.4L-2.6-6L0-9.6L2.6-6L5.4-6.4L4.6-3.6L5.4-1.4L3-1Z'
const LEAFLET = shape(TOOTHED, LOVAGE.blade) + line('M0 1V-6M0-1.6L-2.6-3M0-1.6L2.6-3', LOVAGE.light, 0.8)

/** Three toothed leaflets, larger than those of parsley, on a thick stem. */
export const lovageLeaf: DrawPiece = () => ({
  silhouette: '',
  body:
    line('M0 12V-2M0 2L-5-1M0 2L5-1', LOVAGE.stem, 1.5) +
    group({ at: [-5.4, 0], turn: -62 }, LEAFLET) +
    group({ at: [5.4, 0], turn: 62 }, LEAFLET) +
    group({ at: [0, -3] }, LEAFLET),
})

const STAR = rosette('M0-1.4L2.4-8L0-10L-2.4-8Z', 8)
/** A star, for mixed sweet spices. */
export const starAnise: DrawPiece = () =>
  flatPiece(shape(STAR, '#7A4524'), line(rosette('M0-4L0-7.4', 8), '#C98D56', 1.3))
