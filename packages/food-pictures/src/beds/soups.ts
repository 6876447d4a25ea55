import { dots } from '../drawing/outlines.ts'
import { line } from '../drawing/svg.ts'
import type { DrawBed } from './bed.ts'
import { brothy, simmered, speckled, type Liquid } from './liquid-bed.ts'

/** The colours of a soup or a sauce, named after the food that gives them. */
export type Tint =
  | 'tomato'
  | 'orange'
  | 'green'
  | 'beetroot'
  | 'pink'
  | 'cream'
  | 'mushroom'
  | 'lentil'
  | 'curry'
  | 'brown'
  | 'clear'

export const soupBeds: Readonly<Record<Tint, DrawBed>> = {
  tomato: brothy({ surface: '#D8542F', light: '#EE8A62', deep: '#BB4223' }),
  orange: brothy({ surface: '#EA9A34', light: '#F7BD6C', deep: '#D38222' }),
  green: brothy({ surface: '#93B257', light: '#B9D083', deep: '#7A9844' }),
  beetroot: brothy({ surface: '#9C2350', light: '#C2507A', deep: '#7F183E' }),
  pink: brothy({ surface: '#E58AAE', light: '#F6BCD2', deep: '#C96A92' }),
  cream: brothy({ surface: '#F3E3BB', light: '#FFF6DE', deep: '#DCC794' }),
  mushroom: speckled(
    { surface: '#C9A67A', light: '#E3C9A2', deep: '#AE8A5E' },
    { colour: '#8C6A45', count: 22, size: 2.2 },
  ),
  lentil: speckled(
    { surface: '#DD8A3E', light: '#F3B370', deep: '#C27229' },
    { colour: '#F0AC66', count: 34, size: 3 },
  ),
  curry: speckled({ surface: '#E2A23C', light: '#F2C274', deep: '#C98827' }, { colour: '#F0BE68', count: 26, size: 3 }),
  brown: speckled(
    { surface: '#8E5730', light: '#B57F52', deep: '#744423' },
    { colour: '#A46C3E', count: 26, size: 3.4 },
  ),
  clear: speckled({ surface: '#E0AE55', light: '#F2CE8B', deep: '#C8943B' }, { colour: '#F3CF86', count: 18, size: 4 }),
}

/** A sauce or stew that may also be a pool on other food. */
export interface Sauce {
  readonly draw: DrawBed
  /** Colour of its uneven edge. */
  readonly edge: string
}

interface Bits {
  readonly colour: string
  readonly count: number
  readonly size: number
}

const sauce = (liquid: Liquid, { colour, count, size }: Bits): Sauce => ({
  draw: (radius, random) =>
    simmered(liquid)(radius, random) + line(dots(count, radius * 0.85, random), { colour, opacity: 0.8 }, size),
  edge: liquid.surface,
})

/** A stew is thicker than a soup of the same colour: pieces stand out of it. */
export const sauces: Readonly<Record<Tint, Sauce>> = {
  tomato: sauce({ surface: '#BF4A2B', light: '#DB7650', deep: '#A03A20' }, { colour: '#D8683F', count: 30, size: 4 }),
  orange: sauce({ surface: '#DE8B2C', light: '#F3B566', deep: '#C0741C' }, { colour: '#EFA54E', count: 26, size: 4 }),
  green: sauce({ surface: '#84A24E', light: '#AFC87A', deep: '#6C8A3D' }, { colour: '#A2BF6A', count: 30, size: 4 }),
  beetroot: sauce({ surface: '#8E1F49', light: '#B4466F', deep: '#701537' }, { colour: '#A83660', count: 26, size: 4 }),
  pink: sauce({ surface: '#D9789E', light: '#F0AFC8', deep: '#BC5C84' }, { colour: '#E893B4', count: 26, size: 4 }),
  cream: sauce({ surface: '#EAD7A8', light: '#FBEFCF', deep: '#D3BB82' }, { colour: '#F7E9C6', count: 26, size: 3.4 }),
  mushroom: sauce(
    { surface: '#B8935F', light: '#DABD90', deep: '#98744A' },
    { colour: '#D2B080', count: 26, size: 3.4 },
  ),
  lentil: sauce({ surface: '#D27D34', light: '#F0AC68', deep: '#B2651F' }, { colour: '#EBA35C', count: 40, size: 3.4 }),
  curry: sauce({ surface: '#E2A23C', light: '#F2C274', deep: '#C98827' }, { colour: '#F0BE68', count: 26, size: 3 }),
  brown: sauce({ surface: '#8E5730', light: '#B57F52', deep: '#744423' }, { colour: '#A46C3E', count: 26, size: 3.4 }),
  clear: sauce({ surface: '#C98F4A', light: '#E3B57A', deep: '#AD7634' }, { colour: '#DDAA68', count: 26, size: 3.4 }),
}
