import { line } from '../drawing/svg.ts'
import { dots } from '../drawing/outlines.ts'
import type { DrawBed } from './bed.ts'
import { stillSurface } from './liquid-bed.ts'

interface Powder {
  readonly surface: string
  readonly deep: string
  readonly speck: string
  /** Number of visible specks of bran, husk or lumps. */
  readonly specks: number
  readonly size: number
}

/** Flour, starch or meal with a level surface. */
const powder =
  ({ surface, deep, speck, specks, size }: Powder): DrawBed =>
  (radius, random) =>
    stillSurface({ surface, deep, light: '#FFFFFF' }, radius) +
    line(dots(specks, radius * 0.88, random), { colour: speck, opacity: 0.75 }, size)

export const flourBed = powder({ surface: '#FAF5E9', deep: '#E6DCC6', speck: '#EADFC8', specks: 24, size: 2 })
export const starchBed = powder({ surface: '#FFFFFD', deep: '#E8E6DE', speck: '#F0EEE6', specks: 20, size: 2.6 })
export const wholewheatFlourBed = powder({
  surface: '#EBD9B8',
  deep: '#D0B98E',
  speck: '#A97C48',
  specks: 46,
  size: 1.4,
})
export const speltFlourBed = powder({ surface: '#F3E5C4', deep: '#DBC698', speck: '#C7A468', specks: 34, size: 1.4 })
export const ryeFlourBed = powder({ surface: '#D9CBB4', deep: '#B9A98E', speck: '#8A755A', specks: 46, size: 1.4 })
export const buckwheatFlourBed = powder({
  surface: '#D3C6BA',
  deep: '#B0A194',
  speck: '#5A4A40',
  specks: 46,
  size: 1.4,
})
export const oatFlourBed = powder({ surface: '#EEDFC2', deep: '#D3C09A', speck: '#C9AA74', specks: 30, size: 1.8 })
export const chickpeaFlourBed = powder({ surface: '#F3DA96', deep: '#D9B968', speck: '#E2C478', specks: 26, size: 2 })
export const cornFlourBed = powder({ surface: '#F9DA72', deep: '#DFB542', speck: '#E9C250', specks: 30, size: 1.6 })
export const groundAlmondBed = powder({ surface: '#F0DFC0', deep: '#D5BE94', speck: '#B08654', specks: 60, size: 1.8 })
export const coconutFlourBed = powder({ surface: '#FBF3E4', deep: '#E3D5BC', speck: '#EBDCC0', specks: 40, size: 2.2 })
