import { expect, it } from 'vitest'
import { readQuestions } from './read-questions.ts'

const TEXT = `W skrócie, a potem
i w szczegółach.

## Co zrobić z 20 g soli?

Odpowiedź.

## Drugie pytanie
`

it('reads the introduction and the questions, with no-break spaces after short words and before units', () => {
  expect(readQuestions(TEXT, 'pl')).toEqual({
    intro: ['W\u00A0skrócie, a\u00A0potem i\u00A0w\u00A0szczegółach.'],
    questions: ['Co zrobić z\u00A020\u00A0g soli?', 'Drugie pytanie'],
  })
})

it('adds no-break spaces only before units in English', () => {
  expect(readQuestions('A day in short.\n\n## What about 5 g?\n', 'en')).toEqual({
    intro: ['A day in short.'],
    questions: ['What about 5\u00A0g?'],
  })
})
