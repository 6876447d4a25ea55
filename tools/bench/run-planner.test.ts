import { expect, it } from 'vitest'
import { parsePlannerRows } from './run-planner.ts'

it('parses one row per line and marks it as one of the planner', () => {
  expect(parsePlannerRows('{"name":"p50","value":12,"unit":"ms","must":"<= 15","holds":true}\n')).toEqual([
    { name: 'planner: p50', value: 12, unit: 'ms', must: '<= 15', holds: true },
  ])
})

it('refuses an invalid line instead of printing an incomplete table', () => {
  expect(() => parsePlannerRows('{"name":"p50","unit":"ms"}\n')).toThrow('value')
})
