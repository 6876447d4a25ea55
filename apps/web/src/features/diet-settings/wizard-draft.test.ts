import { expect, it } from 'vitest'
import { parseDraft } from './wizard-draft.ts'

const DRAFT = {
  userId: 'u1',
  answers: { dietId: 200, height: { value: 66, unit: 'in' }, dateOfBirth: '1980-01-01', dietMode: null },
  enteredGoals: { slimming: { value: 140, unit: 'lb' } },
  exclusions: { allergens: ['milk'], foods: [{ id: 'kale', name: 'Kale' }] },
  system: 'imperial',
}

it('reads back a stored draft', () => {
  expect(parseDraft(JSON.stringify(DRAFT), 'u1')).toEqual(DRAFT)
})

it('distinguishes cleared answers from untouched ones', () => {
  const answers = { dateOfBirth: null }
  expect(parseDraft(JSON.stringify({ ...DRAFT, answers }), 'u1')?.answers).toStrictEqual(answers)
})

it('returns null for a draft that is missing, broken or in another format', () => {
  expect(parseDraft('{', 'u1')).toBeNull()
  expect(parseDraft(JSON.stringify({ ...DRAFT, system: 'metric' }), 'u1')).toBeNull()
  expect(parseDraft(JSON.stringify({ ...DRAFT, answers: { height: 170 } }), 'u1')).toBeNull()
  expect(parseDraft(JSON.stringify({ ...DRAFT, exclusions: { allergens: ['dust'], foods: [] } }), 'u1')).toBeNull()
  expect(parseDraft(null, 'u1')).toBeNull()
})

it('returns null for the draft of another user', () => {
  expect(parseDraft(JSON.stringify(DRAFT), 'u2')).toBeNull()
})
