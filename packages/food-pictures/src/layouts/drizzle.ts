import { wobble } from '../drawing/random.ts'
import { group, line, pair, type Point } from '../drawing/svg.ts'
import type { Stage } from './stage.ts'

const SHADOW = { colour: '#2B1B0A', opacity: 0.14 }
const SHINE = { colour: '#FFFFFF', opacity: 0.5 }
const SWIRL = 'M-40 10C-34-30 20-40 34-14C44 8 8 26-6 10C-12 0 4-8 10 0'
const SWIRL_DROPS = 'M34 34h.01M44 22h.01M22 44h.01'

/** A zigzag line over solid food; a swirl of cream in a soup. */
export function layDrizzle(stage: Stage): string {
  const { drizzle, layout } = stage.serving
  if (!drizzle) return ''
  return layout === 'floating' ? swirl(drizzle.colour, stage) : pouredLine(drizzle.colour, stage)
}

const swirl = (colour: string, stage: Stage): string =>
  group(
    { turn: wobble(40, stage.randomFor('swirl')) },
    line(SWIRL, { colour, opacity: 0.95 }, 6) + line(SWIRL_DROPS, { colour, opacity: 0.9 }, 5),
  )

function pouredLine(colour: string, stage: Stage): string {
  const random = stage.randomFor('drizzle')
  const width = stage.well * 0.62
  const at = (x: number, y: number): string => pair([x * width, y + wobble(5, random)] satisfies Point)
  const course = `M${at(-1, -10)}C${at(-0.6, -34)} ${at(-0.36, 26)} ${at(-0.1, 4)}S${at(0.34, -34)} ${at(0.4, -4)}S${at(0.8, 20)} ${at(1, -6)}`
  return group(
    { turn: wobble(40, random) },
    group({ at: [0.6, 1.6] }, line(course, SHADOW, 4.2)) +
      line(course, colour, 3.8) +
      group({ at: [-0.5, -0.7] }, line(course, SHINE, 1)),
  )
}
