import type { MealType } from '@dayplate/nutrition'
import type { Colour } from '../paint/colour.ts'

/** The light of a meal: one lamp and the room around it. */
export interface Light {
  /** Where the lamp is, seen from the plate: to the left and up are negative. */
  readonly x: number
  readonly y: number
  /** How high it stands over the table: the tangent of its angle. */
  readonly height: number
  readonly lamp: Colour
  readonly room: Colour
  readonly lampPower: number
  readonly roomPower: number
}

const warm = (red: number, green: number, blue: number): Colour => ({ red, green, blue })

/** Breakfast has a low, warm sun, lunch a high one, and dinner a lamp at its side. */
export const LIGHTS: Readonly<Record<MealType, Light>> = {
  breakfast: {
    x: -0.8,
    y: -0.6,
    height: 0.75,
    lamp: warm(1.1, 1, 0.86),
    room: warm(0.95, 0.98, 1.06),
    lampPower: 1.02,
    roomPower: 0.46,
  },
  lunch: {
    x: -0.6,
    y: -0.8,
    height: 1,
    lamp: warm(1.05, 1.01, 0.94),
    room: warm(0.97, 1, 1.04),
    lampPower: 1,
    roomPower: 0.48,
  },
  snack: {
    x: -0.75,
    y: -0.66,
    height: 0.9,
    lamp: warm(1.08, 1, 0.9),
    room: warm(0.98, 0.98, 1.03),
    lampPower: 1,
    roomPower: 0.48,
  },
  dinner: {
    x: -0.86,
    y: -0.5,
    height: 0.7,
    lamp: warm(1.12, 0.99, 0.84),
    room: warm(0.94, 0.98, 1.06),
    lampPower: 1.04,
    roomPower: 0.44,
  },
}

/** How much of lamp, room and shine is left in each theme. */
export const THEMES = {
  light: { lamp: 1, room: 1, shine: 1 },
  dark: { lamp: 0.86, room: 0.6, shine: 0.85 },
} as const

export type PictureTheme = keyof typeof THEMES
