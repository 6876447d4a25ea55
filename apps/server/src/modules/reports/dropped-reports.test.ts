import { expect, it } from 'vitest'
import { droppedReports } from './dropped-reports.ts'

it('reports the first drops at once and later ones once a minute', () => {
  let now = 1_000_000
  const dropped = droppedReports({ now: () => now })
  const told = [dropped.takeUntold()]
  dropped.add()
  told.push(dropped.takeUntold())
  dropped.add()
  dropped.add()
  now += 59_999
  told.push(dropped.takeUntold())
  now += 1
  told.push(dropped.takeUntold(), dropped.takeUntold())
  expect(told).toEqual([null, 1, null, 2, null])
})
