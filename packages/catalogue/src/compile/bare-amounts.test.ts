import { describe, expect, it } from 'vitest'
import { bareAmountErrors, numbersIn } from './bare-amounts.ts'

const amountsIn = (text: string, language?: 'en' | 'pl') =>
  bareAmountErrors(text, language).map(({ message }) => /"(?<amount>.*)"/.exec(message)?.groups?.['amount'])

describe('an English step', () => {
  it.each([
    ['Pour in 350 ml of water.', '350 ml'],
    ['Add a glass of water.', 'glass of'],
    ['Add half a cup of the cooking water.', 'cup of'],
    ['Stir in two spoons of it.', 'two'],
    ['Thin it with a spoonful of yoghurt.', 'spoonful'],
    ['Cook it in three times its volume of water.', 'three'],
    ['Cover with twice the water.', 'twice'],
    ['Boil in the same volume of water.', 'same volume'],
    ['Season with a pinch of salt.', 'pinch'],
    ['Shape it into 6 patties.', '6 patties'],
    ['Fill with ½ of it.', '½'],
  ])('must not say "%s"', (text, amount) => {
    expect(amountsIn(text)).toContain(amount)
  })

  it.each([
    'Bake at 200 °C for 12–14 minutes.',
    'Bake at 180 C for 1 hour, then 20 to 25 min.',
    'Cut into slices 1.5 cm thick and 2-3 mm cubes.',
    'Fry for 3 minutes on both sides, in half the oil.',
    'Boil in plenty of water with a splash of vinegar.',
    'Spoon the ricotta over and stir with a spoon.',
    'Let it rest in the glass, a third at a time.',
  ])('may say "%s"', (text) => {
    expect(amountsIn(text)).toEqual([])
  })
})

describe('a Polish step', () => {
  it.each([
    ['Wlej 350 ml wody.', '350 ml'],
    ['Wlej szklankę wody.', 'szklankę'],
    ['Dodaj dwie łyżki jogurtu.', 'dwie'],
    ['Dopraw szczyptą soli, dodaj łyżeczkę miodu.', 'łyżeczkę'],
    ['Uformuj sześć kotletów.', 'sześć'],
    ['Dolej pół szklanki wody.', 'pół szklanki'],
  ])('must not say "%s"', (text, amount) => {
    expect(amountsIn(text, 'pl')).toContain(amount)
  })

  it.each([
    'Piecz 12–14 minut w 200 °C.',
    'Smaż z obu stron, w kawałkach po 2 cm.',
    'Odstaw na 1 godzinę, wymieszaj łyżką.',
    'Przełóż do szklanki.',
  ])('may say "%s"', (text) => {
    expect(amountsIn(text, 'pl')).toEqual([])
  })
})

it('finds all numbers of a text, in any order', () => {
  expect(numbersIn('20 min w 180 °C')).toEqual(numbersIn('180 °C, 20 min'))
})
