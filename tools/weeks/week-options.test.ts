import { describe, expect, it } from 'vitest'
import { parseWeekOptions } from './week-options.ts'

describe('parseWeekOptions', () => {
  it('parses options, with defaults for missing ones', () => {
    expect(parseWeekOptions([])).toMatchObject({ options: { people: 10, seed: 3, start: null, count: 0, show: null } })
    const args = ['--people', '0', '--count', '150', '--start', '2026-07-06', '--show', 'soup']
    expect(parseWeekOptions(args)).toMatchObject({
      options: { people: 0, count: 150, start: '2026-07-06', show: 'soup' },
    })
  })

  it('prints help', () => {
    expect(parseWeekOptions(['--help'])).toEqual({ kind: 'help' })
    expect(parseWeekOptions(['-h'])).toEqual({ kind: 'help' })
  })

  it.each([
    [['--weeks', '3'], /--weeks/],
    [['summer'], /summer/],
    [['--people'], /--people/],
    [['--people', 'ten'], /whole numbers/],
    [['--start', 'July'], /"July" is no day/],
  ])('explains the error in %j', (args, message) => {
    expect(parseWeekOptions(args)).toEqual({ kind: 'misused', message: expect.stringMatching(message) })
  })
})
