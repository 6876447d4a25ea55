import { line } from '../drawing/svg.ts'
import type { DrawBed } from './bed.ts'
import { grainCourses } from './grain-bed.ts'
import { creamy, stillSurface, type Liquid } from './liquid-bed.ts'

type FlakeShades = readonly [string, string, string]

/** Flakes cooked in a drink: a surface out of which they stand. */
const porridge =
  (liquid: Liquid, flakes: FlakeShades): DrawBed =>
  (radius, random) => {
    const courses = grainCourses({ count: 150, radius: radius - 4, length: 1.4 }, random)
    return stillSurface(liquid, radius) + courses.map((course, i) => line(course, flakes[i] ?? flakes[0], 3.2)).join('')
  }

export const porridgeBed = porridge({ surface: '#EBD6B0', light: '#F8ECD2', deep: '#DCC193' }, [
  '#F7E8CB',
  '#DDBF8D',
  '#E6CDA0',
])
export const cocoaPorridgeBed = porridge({ surface: '#8A5E42', light: '#B58A6C', deep: '#6E4731' }, [
  '#A97C5C',
  '#75503A',
  '#94694C',
])
export const ryePorridgeBed = porridge({ surface: '#C9AE86', light: '#E3CDAA', deep: '#AE9067' }, [
  '#DFC8A0',
  '#A98A5E',
  '#BC9E72',
])
export const speltPorridgeBed = porridge({ surface: '#DDBB86', light: '#F1DAB0', deep: '#C59E66' }, [
  '#EFD6A8',
  '#C79C5E',
  '#D6B27A',
])
export const milletPorridgeBed = porridge({ surface: '#F0D88C', light: '#FBEBB8', deep: '#D9BB62' }, [
  '#FBEDBE',
  '#E0BF5E',
  '#EACE78',
])
export const buckwheatPorridgeBed = porridge({ surface: '#BE9A72', light: '#DBBD98', deep: '#9C7850' }, [
  '#D6B68E',
  '#8F6A44',
  '#A9835A',
])
export const ricePorridgeBed = porridge({ surface: '#F4EBD8', light: '#FFFAF0', deep: '#DFD2B6' }, [
  '#FFFDF6',
  '#E3D6BA',
  '#EFE5CF',
])
export const barleyPorridgeBed = porridge({ surface: '#E3D2AC', light: '#F4E8CC', deep: '#C9B488' }, [
  '#F2E6C8',
  '#CBB384',
  '#D9C49A',
])

export const semolinaBed = creamy({ edge: '#E6D3A6', face: '#FBF0D0', mark: '#F1E0B4', width: 2.6 })
export const polentaBed = creamy({ edge: '#DDA82E', face: '#F7CF5C', mark: '#EBBB43', width: 3.4 })
export const applePureeBed = creamy({ edge: '#D3A94F', face: '#EFD388', mark: '#E2C06C', width: 2.8 })
