import { grainBed } from './grain-bed.ts'

export const cottageBed = grainBed({
  ground: '#F1E8D6',
  colours: ['#FFFEFA', '#F8F2E6', '#FFFFFF'],
  length: 0.4,
  width: 5.4,
  count: 200,
})
export const twarogBed = grainBed({
  ground: '#E9DFC8',
  colours: ['#FDF8EA', '#F4ECD8', '#FFFDF4'],
  length: 1.6,
  width: 6.6,
  count: 150,
})
export const crumbBed = grainBed({
  ground: '#C48E4C',
  colours: ['#E3B878', '#D3A25F', '#EDCB95'],
  length: 0.6,
  width: 2.4,
  count: 300,
})
export const sugarBed = grainBed({
  ground: '#F1EDE4',
  colours: ['#FFFFFF', '#FBF8F1', '#E3DDD0'],
  length: 0.3,
  width: 1.6,
  count: 260,
})
export const paleCrumbBed = grainBed({
  ground: '#D9B96C',
  colours: ['#F3DFA6', '#E8CE8C', '#FAEDC6'],
  length: 0.6,
  width: 2.6,
  count: 260,
})
export const brownSugarBed = grainBed({
  ground: '#8E5A2A',
  colours: ['#B98048', '#A56C38', '#CF9C66'],
  length: 0.3,
  width: 1.8,
  count: 260,
})
export const dryYeastBed = grainBed({
  ground: '#A88658',
  colours: ['#D3B484', '#C2A070', '#E3CBA2'],
  length: 1.2,
  width: 1.8,
  count: 220,
})
export const driedHerbBed = grainBed({
  ground: '#5C6A38',
  colours: ['#8A9A58', '#75854A', '#A9A86A'],
  length: 2.4,
  width: 1.4,
  count: 230,
})
export const huskBed = grainBed({
  ground: '#CDB48C',
  colours: ['#E9D8B8', '#DCC6A0', '#F4E9D2'],
  length: 1,
  width: 2.2,
  count: 230,
})
