import { ellipse, group, line, oval, shape, type Paint, type Placement } from '../drawing/svg.ts'
import type { Ceramic } from './ceramic.ts'

const SHADE = { colour: '#3B2A12', opacity: 0.2 }
const STEEL = { body: '#B9BDB6', bodyOnSlate: '#D9DBD6', bowl: '#D3D7D0', light: '#ECEEEA', handle: '#E4E7E1' }
const FORK_OUTLINE = 'M-9-20V-2Q-9 9 0 11Q9 9 9-2V-20H5.6V-4H2V-20H-2V-4H-5.6V-20Z'

const SPOON_PLACE: Placement = { at: [-16, -26], turn: -44 }
const FORK_PLACE: Placement = { at: [-14, -30], turn: -44 }

const spoonShape = (paint: Paint): string => oval([13, 18], paint) + line('M0 16V112', paint, 5.6)
const forkShape = (paint: Paint): string => shape(FORK_OUTLINE, paint) + line('M0 8V112', paint, 5.6)
const fallen = (content: string): string => group({ at: [2.4, 4] }, content)

const spoonShine =
  ellipse([-0.6, 0], [10.4, 15.2], STEEL.bowl) +
  ellipse([-3, -4], [4, 8], STEEL.light) +
  line('M-.8 20V110', STEEL.handle, 1.8)
const forkShine = line('M-.8 12V110', STEEL.handle, 1.8)

/** A spoon in a bowl or a fork on a plate, laid down after the meal. */
export function finishedCutlery(vessel: 'bowl' | 'plate', ceramic: Ceramic): string {
  const body = ceramic === 'slate' ? STEEL.bodyOnSlate : STEEL.body
  return vessel === 'bowl'
    ? fallen(group(SPOON_PLACE, spoonShape(SHADE))) + group(SPOON_PLACE, spoonShape(body) + spoonShine)
    : fallen(group(FORK_PLACE, forkShape(SHADE))) + group(FORK_PLACE, forkShape(body) + forkShine)
}

const LAID = '#F4F1E8'
const LAID_SHADE = { colour: '#3B2A12', opacity: 0.14 }
const TABLE_FORK = 'M-7-70V-48Q-7-34 0-32Q7-34 7-48V-70M0-70V-44M0-34V58'
const TABLE_KNIFE_BLADE = 'M-3-71Q6-58 4-30Q3-16 3-8L-3-8Z'
const TABLE_KNIFE_HANDLE = 'M0-8V58'

const tableFork = (paint: Paint): string => line(TABLE_FORK, paint, 4)
const tableKnife = (paint: Paint): string => shape(TABLE_KNIFE_BLADE, paint) + line(TABLE_KNIFE_HANDLE, paint, 6)

/** A fork to the left and a knife to the right of a plate. */
export function tableCutlery(distance: number): string {
  const lay = (dx: number, dy: number, paint: Paint): string =>
    group({ at: [-distance + dx, dy] }, tableFork(paint)) + group({ at: [distance + dx, dy] }, tableKnife(paint))
  return lay(3, 4, LAID_SHADE) + lay(0, 0, LAID)
}
