/** Position in picture units: one unit is 1/240 of the picture's side, and y grows downwards. */
export type Point = readonly [x: number, y: number]
export type Size = readonly [width: number, height: number]
/** A colour, or a translucent colour. */
export type Paint = string | { readonly colour: string; readonly opacity: number }

export const ORIGIN: Point = [0, 0]

/** Rounds to one decimal, a quarter of a screen pixel on a large plate, because more only costs bytes. `0.52 → '.5'` */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return rounded === 0 ? '0' : String(rounded).replace(/^(-?)0\./, '$1.')
}

/** `[3, -4.25] → '3-4.3'`: a minus sign separates numbers as a space does. */
export function pair([x, y]: Point): string {
  const second = short(y)
  return second.startsWith('-') ? short(x) + second : `${short(x)} ${second}`
}

function painted(attribute: 'fill' | 'stroke', paint: Paint | undefined): string {
  if (paint === undefined) return ''
  if (typeof paint === 'string') return ` ${attribute}="${paint}"`
  return ` ${attribute}="${paint.colour}" opacity="${short2(paint.opacity)}"`
}

/** Rounds to two decimals, for factors such as opacity and scale. */
export function short2(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')
}

export function circle([x, y]: Point, radius: number, fill?: Paint): string {
  const centre = (x === 0 ? '' : ` cx="${short(x)}"`) + (y === 0 ? '' : ` cy="${short(y)}"`)
  return `<circle${centre} r="${short(radius)}"${painted('fill', fill)}/>`
}

export const disc = (radius: number, fill?: Paint): string => circle(ORIGIN, radius, fill)

export function ellipse([x, y]: Point, [rx, ry]: Size, fill?: Paint): string {
  const centre = (x === 0 ? '' : ` cx="${short(x)}"`) + (y === 0 ? '' : ` cy="${short(y)}"`)
  return `<ellipse${centre} rx="${short(rx)}" ry="${short(ry)}"${painted('fill', fill)}/>`
}

/** An ellipse around the origin, from its two radii. */
export const oval = (radii: Size, fill?: Paint): string => ellipse(ORIGIN, radii, fill)

/** A rectangle with rounded corners around `centre`. */
export function blockAt(
  [x, y]: Point,
  [width, height, corner]: readonly [number, number, number],
  fill?: Paint,
): string {
  const box = `x="${short(x - width / 2)}" y="${short(y - height / 2)}" width="${short(width)}" height="${short(height)}"`
  return `<rect ${box} rx="${short(corner)}"${painted('fill', fill)}/>`
}

/** A rectangle with rounded corners around the origin: width, height, corner radius. */
export const block = (box: readonly [number, number, number], fill?: Paint): string => blockAt(ORIGIN, box, fill)

/** A filled outline. */
export const shape = (outline: string, fill?: Paint): string => `<path d="${outline}"${painted('fill', fill)}/>`

/** A line with round ends, which the document sets. */
export function line(course: string, colour: Paint, width: number): string {
  return `<path d="${course}" fill="none"${painted('stroke', colour)} stroke-width="${short(width)}"/>`
}

export interface Placement {
  readonly at?: Point
  /** Degrees, clockwise. */
  readonly turn?: number
  readonly scale?: number
}

/** A transform attribute that moves, then turns, then scales; empty when nothing changes. */
export function transform({ at = ORIGIN, turn = 0, scale = 1 }: Placement): string {
  const steps =
    (at[0] === 0 && at[1] === 0 ? '' : `translate(${pair(at)})`) +
    (Math.round(turn) === 0 ? '' : `rotate(${Math.round(turn)})`) +
    (scale === 1 ? '' : `scale(${short2(scale)})`)
  return steps === '' ? '' : ` transform="${steps}"`
}

export const group = (placement: Placement, content: string): string => `<g${transform(placement)}>${content}</g>`

/** A whole picture: `box` is the viewBox as x, y, width, height. It sets round line ends once, to save bytes. */
export function svgDocument(box: readonly [number, number, number, number], content: string): string {
  const [, , width, height] = box
  const size = `viewBox="${box.join(' ')}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} stroke-linecap="round" stroke-linejoin="round">${content}</svg>`
}
