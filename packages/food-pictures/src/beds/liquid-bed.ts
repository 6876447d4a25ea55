import { dots } from '../drawing/outlines.ts'
import type { Random } from '../drawing/random.ts'
import { circle, disc, line, pair, short } from '../drawing/svg.ts'
import { grainCourses } from './grain-bed.ts'
import type { DrawBed } from './bed.ts'

export interface Liquid {
  readonly surface: string
  readonly light: string
  readonly deep: string
}

/** A still surface with one streak of light from the top left. */
function stillSurface({ surface, light, deep }: Liquid, radius: number): string {
  const start = pair([-radius * 0.78, -radius * 0.2])
  const streak = `M${start}A${short(radius * 0.8)} ${short(radius * 0.8)} 0 0 1 ${pair([-radius * 0.1, -radius * 0.78])}`
  return (
    disc(radius, deep) + circle([0, 0.6], radius - 1.2, surface) + line(streak, { colour: light, opacity: 0.55 }, 3)
  )
}

interface SpiralLook {
  readonly colour: string
  readonly width: number
}

/** The mark of the spoon: a spiral from the middle to the edge. */
function spoonSpiral(radius: number, { colour, width }: SpiralLook, random: Random): string {
  const turns = Array.from({ length: 46 }, (_, i) => {
    const angle = i * 0.36 + random() * 0.05
    const reach = 3 + (i * (radius - 8)) / 46
    return pair([Math.cos(angle) * reach, Math.sin(angle) * reach])
  })
  return line(`M${turns.join('L')}`, colour, width)
}

export const stirred =
  (liquid: Liquid, stirMark: string): DrawBed =>
  (radius, random) =>
    stillSurface(liquid, radius) + spoonSpiral(radius, { colour: stirMark, width: 2 }, random)

export const still =
  (liquid: Liquid): DrawBed =>
  (radius) =>
    stillSurface(liquid, radius)

/** A surface with drops of fat or bits of food in it. */
export const speckled =
  (liquid: Liquid, specks: { colour: string; count: number; size: number }): DrawBed =>
  (radius, random) =>
    stillSurface(liquid, radius) +
    line(dots(specks.count, radius * 0.85, random), { colour: specks.colour, opacity: 0.65 }, specks.size)

interface Cream {
  readonly edge: string
  readonly face: string
  readonly mark: string
  readonly width: number
}

const creamy =
  ({ edge, face, mark, width }: Cream): DrawBed =>
  (radius, random) =>
    disc(radius, edge) + circle([0, 0.5], radius - 1, face) + spoonSpiral(radius, { colour: mark, width }, random)

export const yoghurtBed = creamy({ edge: '#EFE7D8', face: '#FFFDF8', mark: '#F0E7D6', width: 2.4 })
export const ricottaBed = creamy({ edge: '#E9E0CC', face: '#FDF9EE', mark: '#EFE6D2', width: 3.4 })
export const hummusBed = creamy({ edge: '#D9BA84', face: '#EFD9AE', mark: '#DFC28D', width: 3 })

export const milkBed = still({ surface: '#FFFDF7', light: '#FFFFFF', deep: '#EDE5D6' })
export const kefirBed = speckled(
  { surface: '#FDFBF2', light: '#FFFFFF', deep: '#EAE3D2' },
  { colour: '#EFE8D6', count: 14, size: 3 },
)
export const oatDrinkBed = still({ surface: '#F6EAD2', light: '#FFF8E8', deep: '#E3D2B0' })
export const flourBed = speckled(
  { surface: '#FAF5E9', light: '#FFFFFF', deep: '#E6DCC6' },
  { colour: '#EADFC8', count: 24, size: 2 },
)
export const eggWhiteBed = speckled(
  { surface: '#F8F3DC', light: '#FFFFFF', deep: '#E4DBB8' },
  { colour: '#FFFFFF', count: 8, size: 5 },
)

const PORRIDGE: Liquid = { surface: '#EBD6B0', light: '#F8ECD2', deep: '#DCC193' }
const FLAKES = ['#F7E8CB', '#DDBF8D', '#E6CDA0'] as const

export const porridgeBed: DrawBed = (radius, random) => {
  const courses = grainCourses({ count: 150, radius: radius - 4, length: 1.4 }, random)
  return stillSurface(PORRIDGE, radius) + courses.map((course, i) => line(course, FLAKES[i] ?? FLAKES[0], 3.2)).join('')
}

const CHOCOLATE_PORRIDGE: Liquid = { surface: '#8A5E42', light: '#B58A6C', deep: '#6E4731' }
const DARK_FLAKES = ['#A97C5C', '#75503A', '#94694C'] as const

export const cocoaPorridgeBed: DrawBed = (radius, random) => {
  const courses = grainCourses({ count: 150, radius: radius - 4, length: 1.4 }, random)
  return (
    stillSurface(CHOCOLATE_PORRIDGE, radius) +
    courses.map((course, i) => line(course, DARK_FLAKES[i] ?? DARK_FLAKES[0], 3.2)).join('')
  )
}
