import { grainBed } from './grain-bed.ts'

export const redLentilBed = grainBed({
  ground: '#D27638',
  colours: ['#EFA060', '#E38A49', '#F6B980'],
  length: 0.3,
  width: 3.8,
  count: 360,
})
export const greenLentilBed = grainBed({
  ground: '#6F5E30',
  colours: ['#9C8850', '#877442', '#B3A268'],
  length: 0.3,
  width: 3.8,
  count: 360,
})
export const blackLentilBed = grainBed({
  ground: '#1E1C20',
  colours: ['#37343A', '#2B282E', '#56525A'],
  length: 0.3,
  width: 3.4,
  count: 360,
})
export const brownLentilBed = grainBed({
  ground: '#5E4426',
  colours: ['#8B6B40', '#775833', '#A58554'],
  length: 0.3,
  width: 3.9,
  count: 340,
})
export const splitPeaBed = grainBed({
  ground: '#C9992F',
  colours: ['#EFCB63', '#E3B94C', '#F8DF93'],
  length: 0.3,
  width: 4.6,
  count: 270,
})
export const mungBeanBed = grainBed({
  ground: '#4C5F22',
  colours: ['#6F8638', '#62782F', '#8FA552'],
  length: 1.2,
  width: 3.4,
  count: 330,
})
