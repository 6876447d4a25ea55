import { afterEach, expect, it, vi } from 'vitest'
import { knowPages, readWantedPath } from './wanted-path.ts'

afterEach(() => knowPages(() => true))

it('a wanted path is followed with what stands behind it, where the router has a page', () => {
  const hasPage = vi.fn((pathname: string) => pathname === '/settings')
  knowPages(hasPage)
  expect(readWantedPath('/settings?a=1#units')).toBe('/settings?a=1#units')
  expect(readWantedPath('/no/such/page')).toBeNull()
  expect(hasPage.mock.calls).toEqual([['/settings'], ['/no/such/page']])
})

it('a path of another site is followed by nobody, and no router is asked', () => {
  const hasPage = vi.fn(() => true)
  knowPages(hasPage)
  expect([readWantedPath('//evil.example'), readWantedPath(undefined)]).toEqual([null, null])
  expect(hasPage).not.toHaveBeenCalled()
})
