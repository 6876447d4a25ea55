import { expect, it } from 'vitest'
import { serverClosure } from './server-closure.ts'

it('takes the server with what it needs, and neither the stand-ins nor the web app nor the check tools', () => {
  const folders = serverClosure()
  expect(folders).toEqual(expect.arrayContaining(['apps/server', 'packages/dates', 'packages/units']))
  expect(folders.filter((folder) => /outside-world|web|tools/.test(folder))).toEqual([])
})
