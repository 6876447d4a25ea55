import { expect, it } from 'vitest'
import { readQuestions } from './read-questions.ts'

it('gives the questions in order, and the words above them without the title', () => {
  const text = '# Title\n\nSome words\nbefore.\n\n## First?\n\nAn answer.\n\n### A part\n\n## Second?\n\nAnother.\n'
  expect(readQuestions(text)).toEqual({ intro: ['Some words before.'], questions: ['First?', 'Second?'] })
})

it('gives nothing for a text without questions', () => {
  expect(readQuestions('')).toEqual({ intro: [], questions: [] })
})
