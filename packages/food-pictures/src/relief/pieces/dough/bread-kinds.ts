import { colour, type Colour } from '../../paint/colour.ts'
import { box, ellipse, smooth, type Outline } from '../../paint/shape.ts'

/** How a bread is cut and what its crumb and crust are like. */
export interface BreadKind {
  /** Half axes of a slice, or of a halved roll, units. */
  readonly a: number
  readonly b: number
  /** Grams of one slice or half, by which their number follows the amount. */
  readonly grams: number
  readonly outline: (a: number, b: number) => Outline
  readonly crumb: Colour
  readonly second: Colour
  readonly crust: Colour
  /** Width of the crust, units. */
  readonly rind: number
  /** How much of the crumb is holes, 0 to 1, and holes a unit. */
  readonly holes: number
  readonly fineness: number
  /** Whole grains and seeds in the crumb. */
  readonly hasGrains?: boolean
  /** A roll is halved, not sliced: its upper half has the crust. */
  readonly isRoll?: boolean
  /** A bagel's hole, units. */
  readonly hole?: number
  /** How far the middle of the crumb lies from that of the outline, across, in shares of `b`. */
  readonly middle?: number
}

/** A tin loaf: straight sides, a domed top. */
const tin = (a: number, b: number): Outline => {
  const body = box(a, b, Math.min(a, b) * 0.4)
  return (u, v) => body(u / (1 + 0.07 * smooth(b * 0.1, -b * 0.3, v)), v)
}
/** A loaf baked free: a flat foot and a high round back. */
const loaf = (a: number, b: number): Outline => {
  const back = ellipse(a, b * 1.18)
  return (u, v) => {
    const foot = v - b * 0.72
    const body = back(u, v + b * 0.08)
    const sharp = Math.max(body, foot)
    const near = Math.max(0, 9 - Math.abs(body - foot))
    return sharp + (near * near) / 40
  }
}
const brick = (a: number, b: number): Outline => box(a, b, 4)
const oval = (a: number, b: number): Outline => ellipse(a, b)
/** A plait cut across: bulges where its strands lie. */
const plait = (a: number, b: number): Outline => {
  const body = ellipse(a, b)
  return (u, v) => body(u, v) - 1.7 * Math.cos(Math.atan2(v * a, u * b) * 4)
}
const long = (a: number, b: number): Outline => box(a, b, b * 0.92)
const ring = (a: number, b: number): Outline => {
  const body = ellipse(a, b)
  return (u, v) => Math.max(body(u, v), a * 0.26 - Math.hypot(u, v))
}

const WHEAT = { crumb: colour('#F5E4BE'), second: colour('#EAD09C'), crust: colour('#B57434') }
const GRAHAM = { crumb: colour('#D9B585'), second: colour('#C29A66'), crust: colour('#7E4A20') }

const KINDS: Readonly<Record<string, BreadKind>> = {
  'rye-bread': {
    a: 50,
    b: 38,
    grams: 36,
    outline: loaf,
    middle: -0.19,
    crumb: colour('#B78D5E'),
    second: colour('#9C7246'),
    crust: colour('#4E2C14'),
    rind: 4.4,
    holes: 0.2,
    fineness: 0.34,
    hasGrains: true,
  },
  'wholewheat-bread': {
    a: 42,
    b: 44,
    grams: 35,
    outline: tin,
    ...GRAHAM,
    rind: 3.4,
    holes: 0.22,
    fineness: 0.36,
    hasGrains: true,
  },
  'sourdough-bread': {
    a: 56,
    b: 41,
    grams: 40,
    outline: loaf,
    middle: -0.19,
    crumb: colour('#EBD3A4'),
    second: colour('#D9B87F'),
    crust: colour('#7A4318'),
    rind: 4.8,
    holes: 0.46,
    fineness: 0.19,
  },
  pumpernickel: {
    a: 46,
    b: 38,
    grams: 42,
    outline: brick,
    crumb: colour('#5A3821'),
    second: colour('#3F2514'),
    crust: colour('#2E1A0E'),
    rind: 1.6,
    holes: 0.08,
    fineness: 0.4,
    hasGrains: true,
  },
  challah: {
    a: 48,
    b: 38,
    grams: 36,
    outline: plait,
    crumb: colour('#F9DF97'),
    second: colour('#F2CD77'),
    crust: colour('#8A4818'),
    rind: 3.6,
    holes: 0.16,
    fineness: 0.3,
  },
  'gluten-free-bread': { a: 39, b: 41, grams: 34, outline: tin, ...WHEAT, rind: 2.6, holes: 0.3, fineness: 0.42 },
  baguette: { a: 78, b: 24, grams: 42, outline: long, ...WHEAT, rind: 3.4, holes: 0.42, fineness: 0.22, isRoll: true },
  ciabatta: {
    a: 56,
    b: 34,
    grams: 42,
    outline: (a, b) => box(a, b, b * 0.66),
    crumb: colour('#F3E4BF'),
    second: colour('#E5CE9E'),
    crust: colour('#BE8544'),
    rind: 3.4,
    holes: 0.6,
    fineness: 0.15,
    isRoll: true,
  },
  'kaiser-roll': { a: 45, b: 43, grams: 30, outline: oval, ...WHEAT, rind: 3, holes: 0.3, fineness: 0.3, isRoll: true },
  'graham-roll': {
    a: 50,
    b: 39,
    grams: 34,
    outline: oval,
    ...GRAHAM,
    rind: 3.2,
    holes: 0.26,
    fineness: 0.32,
    hasGrains: true,
    isRoll: true,
  },
  bagel: {
    a: 47,
    b: 46,
    grams: 44,
    outline: ring,
    crumb: colour('#F7E8C6'),
    second: colour('#EED6A6'),
    crust: colour('#A8622A'),
    rind: 3.4,
    holes: 0.12,
    fineness: 0.34,
    isRoll: true,
    hole: 12,
  },
}

const USUAL: BreadKind = { a: 46, b: 42, grams: 38, outline: tin, ...WHEAT, rind: 3.4, holes: 0.3, fineness: 0.3 }

/** The kind of a bread; a usual wheat loaf for breads that are not known. */
export const breadKind = (foodId: string | undefined): BreadKind => KINDS[foodId ?? ''] ?? USUAL
