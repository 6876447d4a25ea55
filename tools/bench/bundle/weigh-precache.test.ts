import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { weighPrecache } from './weigh-precache.ts'

it('weighs the files of the service worker as they are sent, fonts apart', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dayplate-precache-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, bytes: number) => writeFileSync(path.join(folder, name), 'x'.repeat(bytes))
  write('index.html', 50)
  write('app.js', 1000)
  write('app.js.br', 300)
  write('figtree.woff2', 20)
  const entries = ['index.html', 'app.js', 'figtree.woff2'].map((url) => ({ revision: null, url }))
  writeFileSync(path.join(folder, 'sw.js'), `precache(${JSON.stringify(entries)})`)
  expect(weighPrecache(folder)).toEqual({ files: 3, bytes: 350, fontBytes: 20 })
})
