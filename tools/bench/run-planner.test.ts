import { expect, it } from 'vitest'
import { parsePlannerRows } from './run-planner.ts'

it('reads one row a line and says that it is about the planner', () => {
  expect(parsePlannerRows('{"name":"p50","value":12,"unit":"ms","must":"<= 15","holds":true}\n')).toEqual([
    { name: 'planner: p50', value: 12, unit: 'ms', must: '<= 15', holds: true },
  ])
})

it('refuses a line that is no row, rather than print a table with holes', () => {
  expect(() => parsePlannerRows('{"name":"p50","unit":"ms"}\n')).toThrow('value')
})
