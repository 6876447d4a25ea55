import { expect, it } from 'vitest'
import { parseDraft } from './wizard-draft.ts'

const DRAFT = {
  answers: { dietId: 200, height: { value: 66, unit: 'in' }, dateOfBirth: '1980-01-01', dietMode: null },
  system: 'imperial',
}

it('reads back what was kept', () => {
  expect(parseDraft(JSON.stringify(DRAFT))).toEqual(DRAFT)
})

it('forgets a draft that is broken, of another time, or not there', () => {
  expect(parseDraft('{')).toBeNull()
  expect(parseDraft(JSON.stringify({ ...DRAFT, system: 'metric' }))).toBeNull()
  expect(parseDraft(JSON.stringify({ ...DRAFT, answers: { height: 170 } }))).toBeNull()
  expect(parseDraft(null)).toBeNull()
})
