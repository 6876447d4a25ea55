import { expect, it, vi } from 'vitest'
import { clearPictures } from './clear-pictures.ts'

it('deletes plates and foods, and does nothing where a browser has no caches', () => {
  const deleted: string[] = []
  vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(deleted.push(name) > 0) })
  clearPictures()
  expect(deleted).toEqual(['plates', 'pictures'])
  vi.unstubAllGlobals()
  expect(clearPictures).not.toThrow()
})
