import { expect, it } from 'vitest'
import { isGuessedFirst } from './guessed-first.ts'

const isRefused = isGuessedFirst({ passwordMinLength: 4 })

it.each(['please', 'Silver', 'NASCAR', 'midnight', 'babygirl', 'corvette', 'blink182', 'hasło123'])(
  'refuses %s',
  (password) => {
    expect(isRefused(password)).toBe(true)
  },
)

it.each(['plum-and-rye', 'zielony kubek', 'Tr0mbone', 'please say when'])('accepts %s', (password) => {
  expect(isRefused(password)).toBe(false)
})

it('refuses the most common passwords of the required length, whatever that length is', () => {
  const isRefusedOfTen = isGuessedFirst({ passwordMinLength: 10 })
  // It is among the 3000 most common passwords of ten characters, but not among the 3000 most common of all.
  expect([isRefused('motorcycle'), isRefusedOfTen('motorcycle')]).toEqual([false, true])
})
