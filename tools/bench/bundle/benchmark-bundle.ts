import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { measuredAtMost, type BenchRow } from '../bench-row.ts'
import { collectChunks } from './collect-chunks.ts'
import { findChunksOf, findEntryChunks } from './find-entry-chunks.ts'
import { readStaticImports } from './read-static-imports.ts'

const BYTES_PER_KIB = 1024

/** The texts of one language, which the app fetches before it draws anything. English is a little shorter than Polish. */
const TEXTS = 'pl.gen'

/** A page somebody may open first: its route file as the bundler names it, and how much it may weigh. */
const PAGES = [
  { name: 'login page', routeFile: 'auth.login', mostKib: 125 },
  { name: 'day plan', routeFile: 'day-plan._date', mostKib: 155 },
] as const

/** The JavaScript a first visit of a page loads from the built web app, gzipped file by file as it travels. */
export function benchmarkBundle(folder: string): readonly BenchRow[] {
  const files = globSync('assets/*.js', { cwd: folder })
  const entry = findEntryChunks(readFileSync(path.join(folder, 'index.html'), 'utf8'))
  const readImports = (chunk: string) => readStaticImports(chunk, readFileSync(path.join(folder, chunk), 'utf8'))
  return PAGES.map(({ name, routeFile, mostKib }) => {
    const wanted = [...entry, ...findChunksOf(TEXTS, files), ...findChunksOf(routeFile, files)]
    const chunks = [...collectChunks(wanted, readImports)]
    return measuredAtMost(mostKib, {
      name: `bundle: JavaScript of the ${name}, ${chunks.length} files, gzip`,
      value: chunks.reduce((sum, chunk) => sum + gzipBytes(path.join(folder, chunk)), 0) / BYTES_PER_KIB,
      unit: 'KiB',
    })
  })
}

const gzipBytes = (file: string): number => gzipSync(readFileSync(file)).length
