import { expect, it } from 'vitest'
import type { CheckResult } from './check.ts'
import { sayEnd, sayResult } from './say-result.ts'

const WELL: CheckResult = {
  name: 'journeys',
  passed: 3,
  failed: 0,
  seconds: 1,
  failures: [],
  secondTries: [],
  output: '',
}
const LONG = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n')

it('summarises a passed check in one line', () => {
  expect(sayResult(WELL)).toBe('ok     journeys            1.0 s  3 passed, 0 failed')
})

it('shows the first lines of a failure below its check, without the output of other tests', () => {
  const said = sayResult({ ...WELL, failed: 1, failures: [{ name: 'a day', message: LONG }], output: 'and many more' })
  expect(said).toContain('3 passed, 1 failed\n  a day\n    line 0\n')
  expect(said).not.toContain('line 50')
  expect(said).not.toContain('and many more')
})

it('shows the whole output when no failure has a message', () => {
  expect(sayResult({ ...WELL, failed: 1, failures: [{ name: 'lint' }], output: LONG })).toContain('line 99')
})

it('lists the tests that passed only at the second try', () => {
  const again: CheckResult = { ...WELL, secondTries: [{ name: 'a slow day', message: 'late' }] }
  expect(sayResult(again)).toContain('3 passed, 1 of them at the second try, 0 failed')
  expect(sayEnd([again, { ...WELL, name: 'unit', failed: 1, failures: [{ name: 'a sum' }] }])).toBe(
    'second try journeys: a slow day\nFAILED unit: a sum\n6 passed, 1 failed',
  )
})
