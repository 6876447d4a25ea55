import { addDays, requireCalendarDay } from '@dayplate/dates'
import { sampleDish, sampleFood, sampleMeal } from '@dayplate/nutrition/testing'
import { expect, it } from 'vitest'
import { makeCatalogue } from '../catalogue/index.ts'
import { eventsOfDays } from './events-of-days.ts'

const SATURDAY = requireCalendarDay('2026-11-21')

const catalogue = makeCatalogue({
  foods: [sampleFood('beans'), sampleFood('tomatoes')],
  meals: [
    sampleMeal([], {
      dishes: [
        sampleDish(
          [
            ['tomatoes', 150],
            ['beans', 250],
          ],
          'Bean soup',
        ),
      ],
      keepsDays: 2,
      leftoverUse: 'reheat',
      eveningNote: 'Soak the beans.',
    }),
  ],
})
const [version] = catalogue.versions.values()
if (version === undefined) throw new Error('a catalogue without a version')
const recipe = version

const day = (date: typeof SATURDAY, portion: number) => ({
  date,
  version: 3,
  plannedAt: 1_764_000_000,
  document: {
    engineVersion: '1',
    catalogueVersion: '1',
    seed: '1',
    meals: [{ type: 'dinner', version: recipe.id, scale: 1, portion, portionsTotal: 2 } as const],
    proof: {
      target: { kcal: 0, proteinG: 0, fatG: 0, carbohydrateG: 0 },
      actual: { kcal: 0, proteinG: 0, fatG: 0, carbohydrateG: 0 },
      deviation: { kcal: 0, proteinG: 0, fatG: 0, carbohydrateG: 0 },
      holds: true,
      reasons: [],
    },
  },
})

const eventsIn = (language: 'en' | 'pl') =>
  eventsOfDays([day(SATURDAY, 1), day(addDays(SATURDAY, 1), 2)], {
    catalogue,
    language,
    timeZone: 'Europe/Warsaw',
    publicUrl: 'https://dayplate.example',
  })

it('prepares a pot on the evening before it is cooked, and not before its other portions', () => {
  expect(eventsIn('en').map(({ id }) => id)).toEqual(['evening-2026-11-20', 'dinner-2026-11-21', 'dinner-2026-11-22'])
  const [evening, first, second] = eventsIn('en')
  expect(evening?.title).toBe('For tomorrow: Soak the beans.')
  expect(new Date((evening?.startsAt ?? 0) * 1000).toISOString()).toBe('2026-11-20T19:00:00.000Z')
  expect(first?.lines).toEqual([
    `Ready in ${recipe.preparationMinutes}\u00A0min. Cook both portions at once.`,
    'Ingredients: beans, tomatoes.',
  ])
  expect(second?.lines[0]).toBe('Already cooked on Saturday 21 November.')
  expect(second?.url).toBe('https://dayplate.example/day-plan/2026-11-22')
})

it('is Polish for a Polish person', () => {
  const [evening, first, second] = eventsIn('pl')
  expect(evening?.title).toMatch(/^Na jutro: /)
  expect(first?.lines[0]).toBe(`Gotowe w\u00A0${recipe.preparationMinutes}\u00A0min. Ugotuj od razu 2\u00A0porcje.`)
  expect(second?.lines[0]).toBe('Ugotowane wcześniej: sobota, 21 listopada.')
})
