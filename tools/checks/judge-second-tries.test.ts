import { expect, it } from 'vitest'
import type { CheckResult } from './check.ts'
import { judgeSecondTries, MOST_SECOND_TRIES } from './judge-second-tries.ts'

function passedAgain(count: number): CheckResult {
  const secondTries = Array.from({ length: count }, (_, index) => ({ name: `test ${index}` }))
  return { name: 'journeys', passed: 9, failed: 0, seconds: 1, failures: [], secondTries, output: '' }
}

it('passes a run in which a few tests needed a second try', () => {
  expect(judgeSecondTries([passedAgain(MOST_SECOND_TRIES)])).toEqual([])
})

it('fails a run in which more tests needed a second try, counted over all its checks', () => {
  const judged = judgeSecondTries([passedAgain(MOST_SECOND_TRIES), passedAgain(1)])
  expect(judged).toMatchObject([
    { failed: 1, failures: [{ name: expect.stringContaining(`${MOST_SECOND_TRIES + 1} tests passed only`) }] },
  ])
})
