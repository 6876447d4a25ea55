import { line } from '../drawing/svg.ts'
import type { DrawBed } from './bed.ts'
import { grainCourses } from './grain-bed.ts'
import { creamy, stillSurface } from './liquid-bed.ts'

type Shades = readonly [string, string, string]

/** Flakes cooked in a liquid, standing out of its surface. The liquid's shades are its surface, light and deep. */
const porridge =
  ([surface, light, deep]: Shades, flakes: Shades): DrawBed =>
  (radius, random) => {
    const courses = grainCourses({ count: 150, radius: radius - 4, length: 1.4 }, random)
    const drink = stillSurface({ surface, light, deep }, radius)
    return drink + courses.map((course, i) => line(course, flakes[i] ?? flakes[0], 3.2)).join('')
  }

export const porridgeBed = porridge(['#EBD6B0', '#F8ECD2', '#DCC193'], ['#F7E8CB', '#DDBF8D', '#E6CDA0'])
export const cocoaPorridgeBed = porridge(['#8A5E42', '#B58A6C', '#6E4731'], ['#A97C5C', '#75503A', '#94694C'])
/** Oats turn less dark with cocoa than other flakes. */
export const paleCocoaPorridgeBed = porridge(['#A97A56', '#CDA582', '#8A5E3E'], ['#E3CBA4', '#8A6040', '#C9A67C'])
export const ryePorridgeBed = porridge(['#C9AE86', '#E3CDAA', '#AE9067'], ['#DFC8A0', '#A98A5E', '#BC9E72'])
export const speltPorridgeBed = porridge(['#DDBB86', '#F1DAB0', '#C59E66'], ['#EFD6A8', '#C79C5E', '#D6B27A'])
export const milletPorridgeBed = porridge(['#F0D88C', '#FBEBB8', '#D9BB62'], ['#FBEDBE', '#E0BF5E', '#EACE78'])
export const buckwheatPorridgeBed = porridge(['#BE9A72', '#DBBD98', '#9C7850'], ['#D6B68E', '#8F6A44', '#A9835A'])
export const ricePorridgeBed = porridge(['#F4EBD8', '#FFFAF0', '#DFD2B6'], ['#FFFDF6', '#E3D6BA', '#EFE5CF'])
export const barleyPorridgeBed = porridge(['#E3D2AC', '#F4E8CC', '#C9B488'], ['#F2E6C8', '#CBB384', '#D9C49A'])

export const semolinaBed = creamy({ edge: '#E6D3A6', face: '#FBF0D0', mark: '#F1E0B4', width: 2.6 })
export const polentaBed = creamy({ edge: '#DDA82E', face: '#F7CF5C', mark: '#EBBB43', width: 3.4 })
export const applePureeBed = creamy({ edge: '#D3A94F', face: '#EFD388', mark: '#E2C06C', width: 2.8 })
