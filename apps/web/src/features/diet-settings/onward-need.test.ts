import { createTranslator, loadAllTexts } from '@dayplate/messages'
import { expect, it } from 'vitest'
import { onwardNeed } from './onward-need.ts'

const catalogue = await loadAllTexts('en')
const { t } = createTranslator({ language: 'en', catalogue, onMissing: (id) => expect.fail(id) })
const wording = { t, language: 'en' }
const MISSING = { kind: 'missing', fields: ['startDate'] } as const
const state = { need: null, health: { outcome: { kind: 'clear' } }, consent: { isMissing: false } } as const
const OPEN = { outcome: { kind: 'open', unanswered: ['illness'] } } as const
const NO_PLAN = { outcome: { kind: 'no-plan' } } as const

it('names missing fields first, then questions without an answer, then the consent', () => {
  const all = { need: MISSING, health: OPEN, consent: { isMissing: true } }
  expect(onwardNeed('start-date', all, wording)).toBe('One answer is missing: first day')
  expect(onwardNeed('start-date', { ...all, need: null }, wording)).toBe('Answer one more question')
  expect(onwardNeed('start-date', { ...state, consent: { isMissing: true } }, wording)).toBe('Tick one more box')
  expect(onwardNeed('start-date', state, wording)).toBeNull()
})

it('says only that there is no plan after a Yes', () => {
  const all = { need: MISSING, health: NO_PLAN, consent: { isMissing: true } }
  expect(onwardNeed('start-date', all, wording)).toMatch(/^We can’t plan for you at the moment/)
})

it('lets the user through earlier steps whatever the last one needs', () => {
  expect(onwardNeed('weight', { ...state, health: NO_PLAN, consent: { isMissing: true } }, wording)).toBeNull()
  expect(onwardNeed('weight', { ...state, health: OPEN }, wording)).toBeNull()
})
