import { circle, disc, ellipse, group, line } from '../drawing/svg.ts'

/** Drinks are laid out as in a bowl and then scaled down by this factor, because a glass is smaller than a bowl. */
export const GLASS_SCALE = 0.64

const RADIUS = 64
const SHADOW = '#3B2A12'

/** A glass seen from above, around the origin: its wall and its dark inside. */
export const glassWall = (): string =>
  ellipse([7, 12], [RADIUS, RADIUS], { colour: SHADOW, opacity: 0.16 }) +
  disc(RADIUS, '#D3DEE0') +
  circle([-0.5, -0.8], RADIUS - 1, '#F7FBFB') +
  disc(RADIUS - 4.5, '#DDE7E8') +
  circle([0.4, 0.8], RADIUS - 6, '#EEF4F4')

const SHINE = 'M-54-22A58 58 0 0 1-22-54'
const STRAW = 'M-6 10L56-66'
const STRIPES = 'M6-4.7L9.2-8.6M18-19.4L21.2-23.3M30-34.1L33.2-38M42-48.8L45.2-52.7'

/** The highlight on the rim, and a paper straw that leans on the rim. */
export const glassShineAndStraw = (): string =>
  line(SHINE, { colour: '#FFFFFF', opacity: 0.9 }, 3) +
  group({ at: [2.5, 4.5] }, line(STRAW, { colour: SHADOW, opacity: 0.18 }, 8)) +
  line(STRAW, '#E4DCCB', 8.4) +
  line(STRAW, '#FFFDF6', 6.6) +
  line(STRIPES, '#D96C5A', 6.6)
