/** The room of a chart, in CSS pixels. */
export interface ChartSize {
  readonly width: number
  readonly height: number
  /** Of the words at the axes; grows with the reader's text size. */
  readonly fontSize: number
}

/** The part of a chart that values are drawn in, by its edges in CSS pixels from the top left. */
export interface Plot {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Average width of a character of the text face as a share of its size; digits are a little wider. */
const CHARACTER_WIDTH = 0.6

/** About how wide a text is, in CSS pixels: enough to keep words apart without measuring them in the page. */
export function textWidth(text: string, fontSize: number): number {
  return text.length * fontSize * CHARACTER_WIDTH
}

/** Space between words of an axis and what they name, in CSS pixels. */
const AXIS_GAP = 12

/** The room that is left for values beside the words of both axes. */
export function plotOf({ width, height, fontSize }: ChartSize, valueLabels: readonly string[]): Plot {
  const widest = Math.max(0, ...valueLabels.map((label) => textWidth(label, fontSize)))
  const left = Math.min(widest + AXIS_GAP, width / 2)
  const top = fontSize
  return { left, top, right: Math.max(width - 4, left), bottom: Math.max(height - fontSize - 2 * AXIS_GAP, top) }
}

/** How many words of this width stand beside each other with a gap of half their width. */
export function roomFor(labelWidth: number, { left, right }: Plot): number {
  return Math.floor((right - left) / (labelWidth * 1.5))
}

/** The number, or the nearer end when it is outside. */
export function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
