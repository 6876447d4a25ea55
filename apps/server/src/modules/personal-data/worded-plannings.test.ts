import { expect, it } from 'vitest'
import type { Catalogue } from '../catalogue/index.ts'
import { PLANNINGS } from './worded-plannings.ts'

const PERSON = {
  sex: 'female',
  ageYears: 35,
  heightCm: 168,
  weightKg: 74.5,
  goalWeightKg: 67,
  mode: 'slimming',
  activity: 'low',
  diet: 'vegan',
} as const

const request = {
  kind: 'changed-days',
  exclusions: { allergens: ['milk'], foodIds: ['kale'] },
  people: [
    { settingsId: 1, person: PERSON },
    { settingsId: 2, person: { ...PERSON, weightKg: 70 } },
  ],
  days: [
    { date: '2026-05-01', settingsId: 1 },
    { date: '2026-05-02', settingsId: 1 },
    { date: '2026-05-03', settingsId: 2 },
  ],
}

// oxlint-disable-next-line typescript/consistent-type-assertions -- foods are looked up in it alone
const catalogue = { foodById: new Map([['kale', { name: { en: 'Kale', pl: 'Jarmuż' } }]]) } as unknown as Catalogue

it('gives every set of figures a line, with the days it was used for', () => {
  const rows = [PLANNINGS.word({ request, created_at: null }, { catalogue, language: 'pl' })].flat()
  const lines = rows.flatMap((row) => row.lines)
  const exported = { diet: 'Wegańska', foods: 'Jarmuż', mode: 'schudnąć' }
  expect(lines).toMatchObject([
    { ...exported, first_day: '2026-05-01', last_day: '2026-05-02', weight_kg: 74.5 },
    { ...exported, first_day: '2026-05-03', last_day: '2026-05-03', weight_kg: 70 },
  ])
})
