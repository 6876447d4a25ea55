import { HOLIDAY_IDENTIFIERS } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import { listVideos, readHolidayMenuSource, readSources } from '../read-sources.ts'
import { compileHolidayMenus, surveyCatalogue, videoErrors } from './compile/index.ts'
import { holidays } from './holidays/index.ts'

/** Compiled from the sources, so that the test never passes because of an old generated file. */
const { catalogue } = surveyCatalogue(readSources())
const { menus, errors } = compileHolidayMenus(readHolidayMenuSource(), catalogue)

describe('the committed menus of holidays', () => {
  it('compile without errors, so that every diet has one on every holiday', () => {
    expect(errors).toEqual([])
  })

  it.each(HOLIDAY_IDENTIFIERS)(
    'serve meat or fish on at least one day of %s, and no meat or fish on another',
    (identifier) => {
      const ofHoliday = menus.filter(({ holidayId }) => holidayId === identifier)
      expect(ofHoliday.some(({ diets }) => !diets.includes('vegetarian'))).toBe(true)
      expect(ofHoliday.some(({ diets }) => diets.includes('vegetarian') && !diets.includes('vegan'))).toBe(true)
      expect(ofHoliday.some(({ diets }) => diets.includes('vegan'))).toBe(true)
    },
  )

  it('name the video of every recipe, and there are no other videos', () => {
    expect(videoErrors(catalogue.meals, listVideos())).toEqual([])
  })
})

describe('holidays', () => {
  it('have an icon and a name of their own', () => {
    const all = Object.values(holidays)
    expect(new Set(all.map(({ icon }) => icon)).size).toBe(all.length)
    expect(new Set(all.flatMap(({ name }) => [name.en, name.pl])).size).toBeGreaterThanOrEqual(2 * all.length - 1)
  })
})
