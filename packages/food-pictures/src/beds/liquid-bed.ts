import { dots } from '../drawing/outlines.ts'
import type { Random } from '../drawing/random.ts'
import { circle, disc, line, pair, short, type Paint } from '../drawing/svg.ts'
import type { DrawBed } from './bed.ts'

export interface Liquid {
  readonly surface: string
  readonly light: string
  readonly deep: string
}

/** A still surface with one highlight at the top left. */
export function stillSurface({ surface, light, deep }: Liquid, radius: number): string {
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

/** Dots in a liquid: their number, sizes and colour. */
interface Lumps {
  readonly count: number
  readonly size: number
  readonly paint: Paint
}

const strewn = (lumps: readonly Lumps[], radius: number, random: Random): string =>
  lumps.map(({ count, size, paint }) => line(dots(count, radius * 0.86, random), paint, size)).join('')

/** A soup with ingredients: paler and darker flecks, and drops of fat with highlights. */
export const brothy =
  (liquid: Liquid): DrawBed =>
  (radius, random) =>
    stillSurface(liquid, radius) +
    strewn(
      [
        { count: 16, size: 3.2, paint: { colour: liquid.deep, opacity: 0.4 } },
        { count: 14, size: 5.6, paint: { colour: liquid.light, opacity: 0.3 } },
        { count: 18, size: 2.2, paint: { colour: liquid.light, opacity: 0.7 } },
      ],
      radius,
      random,
    )

/** A long-cooked dish: soft lumps below the surface with darker hollows between them. */
export const simmered =
  (liquid: Liquid): DrawBed =>
  (radius, random) =>
    stillSurface(liquid, radius) +
    strewn(
      [
        { count: 15, size: 13, paint: { colour: liquid.deep, opacity: 0.42 } },
        { count: 16, size: 9, paint: { colour: liquid.light, opacity: 0.34 } },
        { count: 12, size: 6, paint: { colour: liquid.deep, opacity: 0.6 } },
        { count: 12, size: 2.2, paint: { colour: '#FFFFFF', opacity: 0.28 } },
      ],
      radius,
      random,
    )

interface Cream {
  readonly edge: string
  readonly face: string
  readonly mark: string
  readonly width: number
}

/** A cream thick enough to keep the mark of the spoon. */
export const creamy =
  ({ edge, face, mark, width }: Cream): DrawBed =>
  (radius, random) =>
    disc(radius, edge) + circle([0, 0.5], radius - 1, face) + spoonSpiral(radius, { colour: mark, width }, random)

export const yoghurtBed = creamy({ edge: '#EFE7D8', face: '#FFFDF8', mark: '#F0E7D6', width: 2.4 })
export const ricottaBed = creamy({ edge: '#E9E0CC', face: '#FDF9EE', mark: '#EFE6D2', width: 3.4 })
export const quarkBed = creamy({ edge: '#E6E0D2', face: '#FFFFFC', mark: '#EDE8DB', width: 4.4 })
/** Cocoa stirred into yoghurt, with white streaks. */
export const cocoaYoghurtBed = creamy({ edge: '#9C7153', face: '#BC9376', mark: '#EADBCB', width: 4.6 })
export const hummusBed = creamy({ edge: '#D9BA84', face: '#EFD9AE', mark: '#DFC28D', width: 3 })

export const milkBed = still({ surface: '#FFFDF7', light: '#FFFFFF', deep: '#EDE5D6' })
export const kefirBed = speckled(
  { surface: '#FDFBF2', light: '#FFFFFF', deep: '#EAE3D2' },
  { colour: '#EFE8D6', count: 14, size: 3 },
)
export const oatDrinkBed = still({ surface: '#F6EAD2', light: '#FFF8E8', deep: '#E3D2B0' })
export const eggWhiteBed = speckled(
  { surface: '#F8F3DC', light: '#FFFFFF', deep: '#E4DBB8' },
  { colour: '#FFFFFF', count: 8, size: 5 },
)

/** Pressed or fermented juices, for drinks and to flavour soups. */
export const juiceBeds = {
  tomato: still({ surface: '#D94A2C', light: '#F08A68', deep: '#B8341C' }),
  beetroot: still({ surface: '#8E1748', light: '#C04A7C', deep: '#6B0E34' }),
  sourBeetroot: speckled(
    { surface: '#A81E4A', light: '#D6567E', deep: '#821236' },
    { colour: '#E58AA4', count: 12, size: 2.6 },
  ),
  sourRye: speckled(
    { surface: '#E3D6BA', light: '#F6EEDA', deep: '#BCA984' },
    { colour: '#FBF6E8', count: 22, size: 3 },
  ),
  carrot: still({ surface: '#F08A24', light: '#F9B86C', deep: '#D06E12' }),
  orange: still({ surface: '#F9B72E', light: '#FDDB84', deep: '#E0981A' }),
  apple: still({ surface: '#E8BE62', light: '#F7E0A4', deep: '#CFA045' }),
} as const

export const waterBed = still({ surface: '#CFE6F0', light: '#FFFFFF', deep: '#A5CBDC' })
