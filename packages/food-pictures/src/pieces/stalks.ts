import { cutPiece, stripPiece, type DrawPiece } from '../drawing/piece.ts'
import { line, shape } from '../drawing/svg.ts'

const GREEN_BEAN = { edge: '#3F7A34', pod: '#6FAE4F' }

export const greenBean: DrawPiece = () =>
  stripPiece(
    'M-13 2Q0-3 13 1',
    4,
    line('M-13 2Q0-3 13 1', GREEN_BEAN.edge, 4.2),
    line('M-12.6 1.6Q0-3.6 12.6.6', GREEN_BEAN.pod, 2),
  )

const ASPARAGUS = { stalk: '#5D9341', shine: '#8BBB62', tip: '#46743B' }

export const asparagusSpear: DrawPiece = () =>
  stripPiece(
    'M-18 0H14',
    4,
    line('M-18 0H12', ASPARAGUS.stalk, 4.2),
    line('M-17-.6H10', ASPARAGUS.shine, 1.6),
    shape('M10-3Q18-3 22 0Q18 3 10 3Z', ASPARAGUS.tip),
    line('M-8-1.6l3 1.4M0 1.8l3-1.6', ASPARAGUS.tip, 1.2),
  )

const CELERY = { edge: '#7FA84E', flesh: '#C7DE98', hollow: '#EAF3CF', rib: '#A5C573' }

export const celeryCrescent: DrawPiece = () =>
  stripPiece(
    'M-7 4A8 8 0 0 1 7 4',
    5.6,
    line('M-7 4A8 8 0 0 1 7 4', CELERY.edge, 5.6),
    line('M-6.8 4A7.8 7.8 0 0 1 6.8 4', CELERY.flesh, 3.8),
    line('M-5 4A6 6 0 0 1 5 4', CELERY.hollow, 1.4),
    line('M-7-1l.9.6M-3.4-4.4l.5 1M0-5.4v1M3.4-4.4l-.5 1M7-1l-.9.6', CELERY.rib, 0.8),
  )

const MUSHROOM = { edge: '#B08A63', flesh: '#F2E2C8', gill: '#A27B54' }
const MUSHROOM_OUTLINE = 'M-9-1C-9-9 9-9 9-1C9 2 4 1.6 3.4 2.4L3.8 8Q0 10-3.8 8L-3.4 2.4C-4 1.6-9 2-9-1Z'
const MUSHROOM_INSIDE =
  'M-7.7-.9C-7.7-7.7 7.7-7.7 7.7-.9C7.7 1.7 3.4 1.4 2.9 2.1L3.3 6.9Q0 8.6-3.3 6.9L-2.9 2.1C-3.4 1.4-7.7 1.7-7.7-.9Z'

export const mushroomSlice: DrawPiece = () =>
  cutPiece(
    MUSHROOM_OUTLINE,
    shape(MUSHROOM_OUTLINE, MUSHROOM.edge),
    shape(MUSHROOM_INSIDE, MUSHROOM.flesh),
    line('M-5.6.2Q0-2.4 5.6.2', MUSHROOM.gill, 1.4),
  )
