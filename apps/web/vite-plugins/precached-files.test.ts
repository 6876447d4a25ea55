import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { laterFiles } from './precached-files.ts'

/** A bundle of scripts, each with what it imports statically. */
const bundleOf = (scripts: Readonly<Record<string, readonly string[]>>): Rolldown.OutputBundle =>
  Object.fromEntries(
    // oxlint-disable-next-line typescript/consistent-type-assertions -- of a chunk only these are read
    Object.entries(scripts).map(([file, imports]) => [file, { type: 'chunk', imports } as Rolldown.OutputChunk]),
  )

describe('the files that idle pages fetch', () => {
  it('are all scripts but the precached ones, the gallery and the calendar', () => {
    const bundle = bundleOf({
      'assets/main-1.js': [],
      'assets/settings-1.js': ['assets/main-1.js'],
      'assets/gallery-1.js': [],
      'assets/calendar-1.js': [],
      'sw.js': [],
    })
    expect(laterFiles(bundle, new Set(['assets/main-1.js']))).toEqual(['assets/settings-1.js'])
  })

  it('have what they import, whatever its name is', () => {
    const bundle = bundleOf({
      'assets/days-1.js': ['assets/calendar-wording-1.js'],
      'assets/calendar-wording-1.js': ['assets/calendar-days-1.js'],
      'assets/calendar-days-1.js': [],
      'assets/calendar-1.js': [],
    })
    expect(laterFiles(bundle, new Set())).toEqual([
      'assets/days-1.js',
      'assets/calendar-wording-1.js',
      'assets/calendar-days-1.js',
    ])
  })
})
