import { grainBed } from './grain-bed.ts'

export const quinoaBed = grainBed({
  ground: '#D9BC86',
  colours: ['#F1DFB8', '#E6CC98', '#F9EED2'],
  length: 0.3,
  width: 3,
  count: 480,
})
export const bulgurBed = grainBed({
  ground: '#C9994F',
  colours: ['#E3BC74', '#D6AB60', '#F0D196'],
  length: 0.5,
  width: 2.8,
  count: 480,
})
export const couscousBed = grainBed({
  ground: '#DDB768',
  colours: ['#F3DA98', '#EBCB80', '#F9E8B8'],
  length: 0.3,
  width: 2.4,
  count: 560,
})
export const buckwheatBed = grainBed({
  ground: '#7E5230',
  colours: ['#A87748', '#93633A', '#C0915F'],
  length: 0.8,
  width: 3.2,
  count: 400,
})
export const milletBed = grainBed({
  ground: '#D9AE45',
  colours: ['#F3D47C', '#E9C35E', '#F9E3A0'],
  length: 0.3,
  width: 2.6,
  count: 520,
})
export const barleyBed = grainBed({
  ground: '#CDB892',
  colours: ['#EADCBC', '#DCCAA2', '#F4EAD2'],
  length: 1.4,
  width: 3.6,
  count: 360,
})
export const amaranthBed = grainBed({
  ground: '#D3B478',
  colours: ['#F0DDB0', '#E4CB96', '#FAEDCC'],
  length: 0.3,
  width: 1.9,
  count: 600,
})
export const farroBed = grainBed({
  ground: '#9C6E3A',
  colours: ['#C4945A', '#B2824A', '#DDB67E'],
  length: 2.6,
  width: 3.8,
  count: 300,
})
