import { describe, expect, it } from 'vitest'
import { phraseErrors } from './phrase-errors.ts'
import { ENGLISH_RULES, POLISH_RULES } from './phrase-rules.ts'

const errorsOf = (language: 'en' | 'pl', words: string, id = 'some/text') =>
  phraseErrors([{ place: 'a.json: some/text', language, words, id }])

/** At least one text for each rule. Exactly one rule must refuse it. */
const REFUSED_ENGLISH = [
  'Well done!',
  'Within 2 % of your target.',
  'Whoever asks gets an answer.',
  'Please log in once more.',
  'The days are planned anew.',
  'An account with this e-mail exists already.',
  'Log in over Google.',
  'Ways in through {provider}',
  'It holds milk.',
  'This holds about {amount} g.',
  'Your plan has changed meanwhile. Look again.',
  'Your plan has changed meanwhile',
  'This was not accepted.',
  'If you did, nothing needs doing.',
  'Something went wrong on our side.',
  'Accept the terms to go on',
  'Sign in first.',
  'Please sign up first.',
  'No answer came, so we ask again.',
  'It did not work this time.',
  'What there is to say.',
  'Something of it is eaten.',
]

const REFUSED_POLISH = [
  'Brawo!',
  'W granicach 2 % celu.',
  'Docelowa masa',
  'Utrzymać masę ciała',
  'Jest świąteczne menu.',
  'Czy zna Pani ten przepis?',
  'To już zjadłaś.',
  'Posiłki, które zrobiłeś',
  'gdzie jesteś zalogowana lub zalogowany',
  'Nastąpiło wylogowanie.',
  'Ten kod został przez Ciebie użyty.',
  'Otwórz moje konto',
  'Zaraz otworzymy konto.',
  'Naciśnij “Zapisz”.',
  'Odpowiedź nie dotarła, więc pytamy.',
  'Plan - dzień po dniu',
]

const FINE = [
  ['en', 'Your plan has changed in the meantime. The terms that hold are on this page.'],
  ['en', 'Meanwhile, look at your plan. Everything we hold about you. Within 2% of it.'],
  ['en', 'Log in with Google, and hold the pot over the stove.'],
  ['pl', 'Podaj wagę. Budujesz masę mięśniową: 1,4 g na kilogram masy ciała.'],
  ['en', 'Sign up with your e-mail or with Google.'],
  ['pl', 'Menu'],
  ['pl', 'Dotknij trzech kropek, aby otworzyć menu.'],
  ['pl', 'Wybierz „Menu główne” albo drugi przepis w menu. Powieś czasem płaszcz.'],
  ['pl', 'Załóż konto. Otwórz ustawienia konta – na chwilę.'],
] as const

describe('phraseErrors', () => {
  it.each(REFUSED_ENGLISH)('refuses in English: %s', (words) => {
    expect(errorsOf('en', words)).toHaveLength(1)
  })

  it.each(REFUSED_POLISH)('refuses in Polish: %s', (words) => {
    expect(errorsOf('pl', words)).toHaveLength(1)
  })

  it.each([
    ['English', ENGLISH_RULES, REFUSED_ENGLISH],
    ['Polish', POLISH_RULES, REFUSED_POLISH],
  ] as const)('has an example here for every rule of %s', (_, rules, examples) => {
    const unseen = rules.filter(({ pattern }) => !examples.some((words) => [...words.matchAll(pattern)].length > 0))
    expect(unseen).toEqual([])
  })

  it.each(FINE)('accepts in %s: %s', (language, words) => {
    expect(errorsOf(language, words)).toEqual([])
  })

  it('names the place, the phrase and what to write instead', () => {
    expect(errorsOf('en', 'Please try once more.')).toEqual(['a.json: some/text: "once more": say again'])
  })

  it('refuses a full stop after a field message, except in sentences that the specification quotes', () => {
    expect(errorsOf('en', 'Enter a height.', 'diet-settings/validation/height-range')).toHaveLength(1)
    expect(errorsOf('pl', 'Podaj wzrost', 'diet-settings/validation/height-range')).toEqual([])
    expect(errorsOf('en', 'Value is required.', 'validation/required')).toEqual([])
    expect(errorsOf('en', 'The height is saved.', 'diet-settings/saved')).toEqual([])
  })
})
