import { grainBed } from './grain-bed.ts'

export const whiteRiceBed = grainBed({
  ground: '#EFE6D2',
  colours: ['#FFFDF6', '#F8F1E0', '#FFFFFF'],
  length: 3.6,
  width: 2.2,
  count: 420,
})
export const brownRiceBed = grainBed({
  ground: '#C9A672',
  colours: ['#E6CB9C', '#D9B985', '#F0DDB6'],
  length: 3.6,
  width: 2.1,
  count: 400,
})
export const basmatiBed = grainBed({
  ground: '#EEE4CC',
  colours: ['#FFFEF8', '#F6EFDC', '#FFFFFF'],
  length: 6,
  width: 1.7,
  count: 400,
})
export const risottoRiceBed = grainBed({
  ground: '#EBDDB8',
  colours: ['#FBF4DE', '#F4E9C8', '#FFFBEC'],
  length: 1.8,
  width: 3.4,
  count: 360,
})
export const wildRiceBed = grainBed({
  ground: '#2E211B',
  colours: ['#4A3527', '#66492F', '#8E6B48'],
  length: 6,
  width: 1.8,
  count: 360,
})
