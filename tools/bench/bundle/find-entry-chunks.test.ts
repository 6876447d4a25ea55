import { describe, expect, it } from 'vitest'
import { findChunksOf, findEntryChunks } from './find-entry-chunks.ts'

describe('findEntryChunks', () => {
  it('finds the started and the preloaded modules, and neither styles nor classic scripts', () => {
    const html = `
      <script src="/theme.js"></script>
      <script type="module" crossorigin src="/assets/index-a1.js"></script>
      <link rel="modulepreload" crossorigin href="/assets/react-b2.js">
      <link rel="stylesheet" crossorigin href="/assets/index-c3.css">`
    expect(findEntryChunks(html)).toEqual(['assets/index-a1.js', 'assets/react-b2.js'])
  })

  it('refuses a page that starts no module', () => {
    expect(() => findEntryChunks('<script src="/theme.js"></script>')).toThrow('no module')
  })
})

describe('findChunksOf', () => {
  const files = [
    'assets/day-plan-BhzSkmTO.css',
    'assets/day-plan._date-D7ifvGaZ.js',
    'assets/day-plan._date-UP1aiX-f.js',
  ]

  it('finds both parts of a route that the bundler split', () => {
    expect(findChunksOf('day-plan._date', files)).toEqual(files.slice(1))
  })

  it('refuses a source without a chunk, also when another one begins with its name', () => {
    expect(() => findChunksOf('day-plan', files)).toThrow('no chunk of day-plan')
  })
})
