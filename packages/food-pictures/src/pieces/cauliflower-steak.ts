import { cutPiece, type DrawPiece } from '../drawing/piece.ts'
import { group, line, shape } from '../drawing/svg.ts'

const SLAB =
  'M-7 23L-5 8C-13 13-25 7-23-3C-29-10-22-21-12-19C-7-28 7-28 12-19C22-21 29-10 23-3C25 7 13 13 5 8L7 23Q0 26-7 23Z'

/** A slice through the whole head with its stalk, browned in the pan. */
export const cauliflowerSteak: DrawPiece = () =>
  cutPiece(
    SLAB,
    shape(SLAB, '#B98A48'),
    group({ at: [-0.3, -0.5], scale: 0.95 }, shape(SLAB, '#F9EFD4')),
    line('M0 20V4Q-2-6-12-9M0 4Q2-6 12-9M0 6V-14M-1 7Q-8 3-15 3M1 7Q8 3 15 3', '#E2CC9C', 3),
    line('M-18-12h.01M-8-19h.01M7-20h.01M18-12h.01M20-3h.01M-20-2h.01', { colour: '#C98F45', opacity: 0.75 }, 7),
    line('M-16-6h.01M-4-15h.01M11-14h.01M15 3h.01M-12 4h.01', { colour: '#A8702E', opacity: 0.55 }, 4.5),
  )
