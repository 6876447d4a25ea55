import { expect, it } from 'vitest'
import { arcsOf } from './arcs-of.ts'

it('gives each part its share of the ring, less the gap', () => {
  expect(arcsOf([1, 1])).toEqual([
    { start: 4.5, length: 41 },
    { start: 54.5, length: 41 },
  ])
})

it('makes a small part a dot', () => {
  expect(arcsOf([99, 1])[1]).toEqual({ start: 103.5, length: 0 })
})

it('is empty without energy', () => {
  expect(arcsOf([])).toEqual([])
  expect(arcsOf([0, 0])).toEqual([])
})
