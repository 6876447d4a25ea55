import { cutPiece, stripPiece, type DrawPiece } from '../drawing/piece.ts'
import { ellipse, line, shape } from '../drawing/svg.ts'

const SHRIMP = { shell: '#E5744F', flesh: '#F8A582', ring: '#FCD3BC', tail: '#D5573A' }
const SHRIMP_CURL = 'M-6 5A8 8 0 1 1 6 5'

export const shrimp: DrawPiece = () =>
  stripPiece(
    SHRIMP_CURL,
    6,
    line(SHRIMP_CURL, SHRIMP.shell, 6),
    line('M-6 4.6A7.6 7.6 0 1 1 6 4.6', SHRIMP.flesh, 4),
    line('M-7.6-2l3 .8M-3.6-7.6l1.4 2.8M3-7.6l-1 2.8M7.4-2.6l-2.8 1', SHRIMP.ring, 1.3),
    shape('M5 4L11 7L5.6 9.6Z', SHRIMP.tail),
  )

const MUSSEL = { shell: '#24263A', light: '#4A5070', pearl: '#C9CFE0', meat: '#EE9A3E', edge: '#C7702A' }
const SHELL = 'M-10 4C-10-4-2-9 5-8C11-7 12-1 8 4C4 9-8 10-10 4Z'

/** An open shell with orange meat. */
export const mussel: DrawPiece = () =>
  cutPiece(
    SHELL,
    shape(SHELL, MUSSEL.shell),
    line('M-8.6 3C-8-3-1-7 5-6.4', MUSSEL.light, 1.4),
    shape('M-8 4.4C-7-1-1-5.6 4.6-5C9-4 9 0 6.4 3.4C3 7-7 7.6-8 4.4Z', MUSSEL.pearl),
    ellipse([0, 1.2], [5.4, 3.4], MUSSEL.edge),
    ellipse([-0.3, 0.8], [4.5, 2.6], MUSSEL.meat),
    line('M-3.4 1Q0-1.2 3.2.4', '#F9C886', 1),
  )

const SQUID = { edge: '#C79A94', flesh: '#FFF6F0', shade: '#EBCFC8' }

/** A ring cut from the tube. */
export const squidRing: DrawPiece = () => {
  const course = 'M0-6.2A6.2 6.2 0 1 1-.1-6.2Z'
  return {
    silhouette: line(course, '#000', 6),
    body:
      line(course, SQUID.edge, 6.2) +
      line(course, SQUID.flesh, 5) +
      line('M-5.4 1A5.6 5.6 0 0 0 2 5.2', SQUID.shade, 1.1),
  }
}
