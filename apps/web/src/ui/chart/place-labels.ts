import { type ChartSize, type Plot, textWidth, within } from './plot.ts'

/** A box with its top left corner, in CSS pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Space between a point and the label above it, and inside the label, in CSS pixels. */
const ABOVE = 12
const PADDING = { across: 12, along: 8 } as const

/** The area for labels: inside the chart and beside the labels of the value axis. */
export interface LabelRoom {
  readonly size: ChartSize
  readonly plot: Plot
}

/** The box of a label above a point, or below it where there is no room, always inside the chart. */
export function placeLabel(text: string, point: Point, { size, plot }: LabelRoom): Box {
  const width = Math.min(textWidth(text, size.fontSize) + 2 * PADDING.across, size.width)
  const height = size.fontSize + 2 * PADDING.along
  const above = point.y - ABOVE - height
  const y = above >= 0 ? above : within(point.y + ABOVE, 0, size.height - height)
  const most = size.width - width
  return { x: within(point.x - width / 2, Math.min(plot.left, most), most), y, width, height }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The box of the goal's label on its line, inside the chart: at the right, or at the left if something is in the way. */
export function placeTag(text: string, goalY: number, room: TagRoom): Box {
  const { size, plot, taken } = room
  const width = Math.min(textWidth(text, size.fontSize) + 2 * PADDING.along, size.width)
  const height = size.fontSize + PADDING.across
  const y = within(goalY - height / 2, 0, size.height - height)
  const most = size.width - width
  const right = { x: within(plot.right - width, 0, most), y, width, height }
  return taken.some((box) => overlap(box, right)) ? { ...right, x: within(plot.left, 0, most) } : right
}

interface TagRoom extends LabelRoom {
  readonly taken: readonly Box[]
}

export function overlap(one: Box, other: Box): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width
  return across && one.y < other.y + other.height && other.y < one.y + one.height
}
