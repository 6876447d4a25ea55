import { afterEach, expect, it, vi } from 'vitest'
import { knowPages, readWantedPath } from './wanted-path.ts'

afterEach(() => knowPages(() => true))

it('returns a wanted path with its query and anchor if the router has a page for it', () => {
  const hasPage = vi.fn((pathname: string) => pathname === '/settings')
  knowPages(hasPage)
  expect(readWantedPath('/settings?a=1#units')).toBe('/settings?a=1#units')
  expect(readWantedPath('/no/such/page')).toBeNull()
  expect(hasPage.mock.calls).toEqual([['/settings'], ['/no/such/page']])
})

it('refuses a path of another site without asking the router', () => {
  const hasPage = vi.fn(() => true)
  knowPages(hasPage)
  expect([readWantedPath('//evil.example'), readWantedPath(undefined)]).toEqual([null, null])
  expect(hasPage).not.toHaveBeenCalled()
})
