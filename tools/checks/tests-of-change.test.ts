import { expect, it } from 'vitest'
import { testsOfChange } from './tests-of-change.ts'

/** Each chosen check with the files or names that its runner is given. */
const chosen = (...files: readonly string[]) =>
  testsOfChange(files).map(({ name, command }) => [name, command.slice(command.indexOf('--passWithNoTests') + 1)])

it('runs no tests for texts and pictures alone', () => {
  expect(chosen('README.md', 'apps/web/public/icon.png')).toEqual([])
})

it('runs the unit tests that import a changed file', () => {
  const file = 'packages/dates/src/day.ts'
  expect(chosen(file)).toEqual([
    ['unit', [file]],
    ['unit-apps', [file]],
  ])
})

it('runs the integration tests that are named like a changed module of the server', () => {
  const file = 'apps/server/src/modules/favourites/list.ts'
  expect(chosen(file)).toContainEqual(['integration of modules', ['apps/server/test/favourite']])
})

it('runs integration tests and journeys that import changed code of tests, but not all that import the server', () => {
  const [visit, server] = ['apps/web/e2e/frame-visit.ts', 'apps/server/src/services.ts']
  expect(chosen(visit, server)).toEqual([
    ['unit', [visit, server]],
    ['unit-apps', [visit, server]],
    ['integration', [visit]],
    ['journeys', [visit]],
  ])
})
