import { describe, expect, it } from 'vitest'
import { pathBack, pathTo, shownView } from './calendar-path.ts'

describe('the path through the views', () => {
  it('goes up to the decade and back the same way', () => {
    const path = pathTo(pathTo(['day'], 'year'), 'decade')
    expect(shownView(path)).toBe('decade')
    expect(pathBack(path)).toEqual(['day', 'year'])
    expect(pathBack(['day'])).toBeNull()
  })

  it('returns to a view that is already in the path instead of adding it again', () => {
    expect(pathTo(['day', 'year', 'decade'], 'year')).toEqual(['day', 'year'])
    expect(pathTo(['day', 'year'], 'day')).toEqual(['day'])
  })

  it('goes down from the decade if it started there, and back up', () => {
    const path = pathTo(pathTo(['decade'], 'year'), 'day')
    expect(shownView(path)).toBe('day')
    expect(pathBack(path)).toEqual(['decade', 'year'])
  })

  it('stays where it is when the shown view is chosen', () => {
    expect(pathTo(['decade', 'year'], 'year')).toEqual(['decade', 'year'])
  })
})
