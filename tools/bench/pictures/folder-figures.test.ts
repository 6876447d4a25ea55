import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { folderFigures } from './folder-figures.ts'

const file = (format: 'avif' | 'webp', kilobytes: number) =>
  ({ size: 640, theme: 'light', format, isEaten: false, bytes: new Uint8Array(kilobytes * 1000) }) as const

it('tells the bytes of the folder, and of the catalogue by the mean of the drawn meals', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'folder-figures-'))
  mkdirSync(path.join(folder, 'version'))
  writeFileSync(path.join(folder, 'version/key-640.avif'), new Uint8Array(2_000_000))
  writeFileSync(path.join(folder, 'drawing-ahead'), 'server')
  const drawings = [
    { files: [file('avif', 30), file('avif', 10)], cpuMs: 1 },
    { files: [file('avif', 60)], cpuMs: 1 },
    { files: [file('webp', 900)], cpuMs: 1 },
  ]
  expect(folderFigures(folder, drawings, 600).map(({ value, unit }) => `${value} ${unit}`)).toEqual([
    '30 MB',
    '2 MB',
    '1 files',
  ])
  rmSync(folder, { recursive: true })
})
