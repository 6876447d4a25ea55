import { expect, it } from 'vitest'
import { serverClosure } from './server-closure.ts'

it('includes the packages that the server needs, but not the stand-ins, the web app or the tools', () => {
  const folders = serverClosure()
  expect(folders).toEqual(expect.arrayContaining(['apps/server', 'packages/dates', 'packages/units']))
  expect(folders.filter((folder) => /outside-world|web|tools/.test(folder))).toEqual([])
})
