import type { DrawBed } from './bed.ts'
import { stirred } from './liquid-bed.ts'

export type SmoothieTint = 'pink' | 'berry' | 'purple' | 'mango' | 'green' | 'cream' | 'cocoa' | 'amber' | 'beetroot'

export const smoothieBeds: Readonly<Record<SmoothieTint, DrawBed>> = {
  pink: stirred({ surface: '#EFA3B0', light: '#FAC9D1', deep: '#DE8998' }, '#F5B8C3'),
  berry: stirred({ surface: '#C25C86', light: '#E08FB0', deep: '#A8456F' }, '#CE7297'),
  purple: stirred({ surface: '#8C6BA6', light: '#B498CB', deep: '#74548E' }, '#9E80B6'),
  mango: stirred({ surface: '#F2B046', light: '#FAD083', deep: '#DD982F' }, '#F6BF63'),
  green: stirred({ surface: '#8DB255', light: '#B4D07F', deep: '#759943' }, '#9DBF68'),
  cream: stirred({ surface: '#F6E8C4', light: '#FFF8E4', deep: '#E3D0A0' }, '#EEDCB0'),
  amber: stirred({ surface: '#C98A45', light: '#E8BC82', deep: '#AE7230' }, '#D49B5A'),
  cocoa: stirred({ surface: '#9A6B4C', light: '#BF9376', deep: '#80553A' }, '#AA7C5C'),
  beetroot: stirred({ surface: '#B23A66', light: '#D06E92', deep: '#962B53' }, '#C1527B'),
}
