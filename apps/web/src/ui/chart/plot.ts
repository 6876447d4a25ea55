/** The size of a chart, in CSS pixels. */
export interface ChartSize {
  readonly width: number
  readonly height: number
  /** The font size of the axis labels, which grows with the reader's text size. */
  readonly fontSize: number
}

/** The area of a chart for values, by its edges in CSS pixels from the top left. */
export interface Plot {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The average width of a character relative to its size; digits are a little wider. */
const CHARACTER_WIDTH = 0.6

/** The approximate width of a text, in CSS pixels, which suffices to keep labels apart without measuring them. */
export function textWidth(text: string, fontSize: number): number {
  return text.length * fontSize * CHARACTER_WIDTH
}

/** The space between an axis label and its tick, in CSS pixels. */
const AXIS_GAP = 12

/** The area left for values beside the labels of both axes. */
export function plotOf({ width, height, fontSize }: ChartSize, valueLabels: readonly string[]): Plot {
  const widest = Math.max(0, ...valueLabels.map((label) => textWidth(label, fontSize)))
  const left = Math.min(widest + AXIS_GAP, width / 2)
  const top = fontSize
  return { left, top, right: Math.max(width - 4, left), bottom: Math.max(height - fontSize - 2 * AXIS_GAP, top) }
}

/** How many labels of this width fit beside each other with a gap of half their width. */
export function roomFor(labelWidth: number, { left, right }: Plot): number {
  return Math.floor((right - left) / (labelWidth * 1.5))
}

/** The number, limited to the range. */
export function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
