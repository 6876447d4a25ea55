import { polar, FULL_TURN } from '../drawing/outlines.ts'
import type { Random } from '../drawing/random.ts'
import { circle, group, line } from '../drawing/svg.ts'

const CRUMB = '#A9793F'

/** A smear of food and a few crumbs around it. */
export function smearAndCrumbs(colour: string, random: Random): string {
  const smear = group(
    { turn: random() * 50 - 60 },
    line('M-30-8C-10-16 12-14 32-2', { colour, opacity: 0.35 }, 5) +
      line('M-18 4C-4-1 10 0 22 6', { colour, opacity: 0.3 }, 3),
  )
  const crumbs = Array.from({ length: 9 }, (_, i) => {
    const at = polar(random() * FULL_TURN, 20 + random() * 46)
    return circle(at, 0.9 + random() * 1.2, { colour: i % 3 === 0 ? CRUMB : colour, opacity: 0.8 })
  })
  return smear + crumbs.join('')
}
