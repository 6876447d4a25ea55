import { cutPiece, type DrawPiece, type Piece } from '../drawing/piece.ts'
import { circle, line, shape } from '../drawing/svg.ts'

interface FishSkin {
  readonly back: string
  readonly side: string
  readonly belly: string
  readonly fin: string
}

const BODY = 'M-24 0C-19-7-8-9.6 2-8.6C9-8 14-4 17-1.4L24-7Q22 0 24 8L17 2C13 5 8 8 1 8.6C-9 9-19 6.6-24 0Z'

/** A fish from the side, head to the left; `marks` are the patterns of its skin. */
function wholeFish({ back, side, belly, fin }: FishSkin, marks: string): Piece {
  return cutPiece(
    BODY,
    shape('M-6-8Q0-13 7-7.4Z', fin) + shape('M-3 8Q1 12 5 7.6Z', fin),
    shape(BODY, back),
    shape('M-23 0C-17-3 4-5 16-.6L20-3Q19 0 20 4L16.4 1.2C12 4.4 7 7.2 1 7.6C-8 8-18 6-23 0Z', side),
    shape('M-19 3C-9 5 4 5 13 2.6C9 5.4 5 7 1 7.4C-7 7.8-14 6.4-19 3Z', belly),
    marks,
    line('M-14.6-4.4Q-11.6 0-14.6 4.6', back, 1.1),
    shape('M-9 1Q-3 .4-1 3.4Q-6 4.4-9 1Z', fin),
    circle([-18.6, -1.4], 1.8, '#F6F0DC'),
    circle([-18.6, -1.4], 1, '#26242A'),
  )
}

const TROUT = { back: '#6E6A3C', side: '#B9AE74', belly: '#EFE3BE', fin: '#8A7C48' }

/** Brown back with a rosy band and dark spots. */
export const wholeTrout: DrawPiece = () =>
  wholeFish(
    TROUT,
    line('M-12-.6Q2-3 14-.6', '#D98F7C', 2.6) +
      line(
        'M-11-5.4h.01M-7-6h.01M-3-5h.01M1-6h.01M5-5h.01M9-4h.01M-9-3.2h.01M-1-3h.01M7-2.6h.01M12-2h.01M3 2h.01M-5 3h.01',
        '#3C3622',
        1.5,
      ),
  )

const SEA_BASS = { back: '#5C6C78', side: '#A9B7BF', belly: '#EDF1F0', fin: '#76858F' }

/** Silver, with fine lines along the body and grill marks across it. */
export const wholeSeaBass: DrawPiece = () =>
  wholeFish(
    SEA_BASS,
    line('M-12-2Q2-4.4 14-1M-12 .6Q2-1 14 .6', '#7F909B', 0.8) + line('M-8-6l4 10M-1-6.6l4 11M6-6l3 9', '#6B4A2E', 1.5),
  )

const MACKEREL = { back: '#1F5560', side: '#8FB4B8', belly: '#F1F5F2', fin: '#3F6C74' }

/** Blue-green with dark wavy stripes. */
export const wholeMackerel: DrawPiece = () =>
  wholeFish(
    MACKEREL,
    shape('M-14-6C-6-9 6-9 15-2.2Q2-3.6-14-2.4Z', '#3C8A8E') +
      line(
        'M-12-6.4q2 2-.4 4.4M-8-7.6q2 2.6-.4 5.4M-4-8.4q2.2 3-.2 6M0-8.4q2.2 3-.2 6M4-8q2.2 2.8-.2 5.6M8-6.8q2 2 0 4.4M12-4.6q1.4 1 0 2.6',
        '#123840',
        1.4,
      ),
  )

interface SmallFish {
  readonly back: string
  readonly side: string
  readonly shine: string
}

const SMALL_BODY = 'M-15 0C-11-4.6 3-5 10-.8L15-4Q14 0 15 4L10 .9C3 5-11 4.4-15 0Z'

/** A small fish from a tin, a finger long, with little detail. */
const smallFish =
  ({ back, side, shine }: SmallFish): DrawPiece =>
  () =>
    cutPiece(
      SMALL_BODY,
      shape(SMALL_BODY, back),
      shape('M-13.4.6C-8-1.2 2-1.4 9.6.2C3 4-9 3.8-13.4.6Z', side),
      line('M-8-1.8Q0-3.2 6-1.6', shine, 1),
      line('M-9.6-2.2Q-8.4 0-9.6 2.4', back, 0.9),
      circle([-12, -0.5], 0.8, '#1F1D22'),
    )

export const sardine = smallFish({ back: '#5E7280', side: '#C3CED2', shine: '#EDF3F4' })
export const smokedSprat = smallFish({ back: '#7A5418', side: '#D9AE4E', shine: '#F6DE9A' })

const ANCHOVY = { edge: '#6B3C28', flesh: '#A4664A', shine: '#D3A084' }
const ANCHOVY_OUTLINE = 'M-9 1C-5-3 4-3 9-1.6C5 2.4-4 3.6-9 1Z'

/** A thin salted fillet. */
export const anchovyFillet: DrawPiece = () =>
  cutPiece(
    ANCHOVY_OUTLINE,
    shape(ANCHOVY_OUTLINE, ANCHOVY.edge),
    shape('M-7.6.8C-4-1.8 3-2.2 7.4-1.4C4 1.2-4 2.2-7.6.8Z', ANCHOVY.flesh),
    line('M-5-.2Q0-1.8 5-1.2', ANCHOVY.shine, 0.8),
  )
