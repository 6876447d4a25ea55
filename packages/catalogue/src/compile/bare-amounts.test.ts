import { describe, expect, it } from 'vitest'
import { bareAmountErrors, numbersIn, shareBeforeMarkErrors } from './bare-amounts.ts'

const amountsIn = (text: string, language?: 'en' | 'pl') =>
  bareAmountErrors(text, language).map(({ message }) => /"(?<amount>.*)"/.exec(message)?.groups?.['amount'])

describe('an English step', () => {
  it.each([
    ['Pour in 350 ml of water.', '350 ml'],
    ['Add a glass of water.', 'glass of'],
    ['Add half a cup of the cooking water.', 'half a cup'],
    ['Add a cupful of stock.', 'cupful'],
    ['Add a quarter cup of stock.', 'quarter cup'],
    ['Stir in a decilitre of cream.', 'decilitre of'],
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
    ['Dolej ćwierć szklanki wody.', 'ćwierć szklanki'],
    ['Dodaj półtorej łyżki miodu.', 'półtorej'],
    ['Dodaj kubek śmietany.', 'kubek'],
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

describe('a share right before an ingredient', () => {
  it.each([
    ['Fry it in half of the @olive oil{8%g}.', 'en', 'half of the'],
    ['Add half the @onion{80%g}.', 'en', 'half the'],
    ['Mash it with half of the juice of the @lemon{15%g}.', 'en', 'half of the juice of the'],
    ['Knead in half of the chopped @parsley{10%g}.', 'en', 'half of the chopped'],
    ['Fry it in a third of the @olive oil{9%g}.', 'en', 'third of the'],
    ['Turn it in most of the @olive oil{6%g}.', 'en', 'most of the'],
    ['Smaż na połowie @oliwy(olive oil).', 'pl', 'połowie'],
    ['Połowę @cebuli(onion) posiekaj.', 'pl', 'Połowę'],
    ['Dodaj połowę posiekanej @natki(parsley).', 'pl', 'połowę posiekanej'],
    ['Skrop połową soku z @cytryny(lemon).', 'pl', 'połową soku z'],
    ['Wmieszaj większość startego @sera(gouda).', 'pl', 'większość startego'],
    ['Smaż na jednej trzeciej @oliwy(olive oil).', 'pl', 'trzeciej'],
  ] as const)('is refused in "%s"', (text, language, share) => {
    const [error] = shareBeforeMarkErrors(text, language)
    expect(error?.message).toBe(`"${share}" stands before an amount that is not divided`)
  })

  it.each([
    ['Fry it in some of the @olive oil{4%g}, later in the rest of the @olive oil|oil{4%g}.', 'en'],
    ['Stone and quarter the @plum|plums{80%g}.', 'en'],
    ['Halve the @banana{120%g}. Mash one half with the @honey{5%g}.', 'en'],
    ['Smaż na części @oliwy(olive oil), potem na reszcie @oliwy(olive oil).', 'pl'],
    ['Jedną trzecią rozgnieć z @miodem(honey).', 'pl'],
    ['Wyłóż na połówki @kajzerki(kaiser roll).', 'pl'],
    ['Pokrój w ćwiartki @pomidory(tomato).', 'pl'],
  ] as const)('is absent from "%s"', (text, language) => {
    expect(shareBeforeMarkErrors(text, language)).toEqual([])
  })
})

it('finds all numbers of a text, in any order', () => {
  expect(numbersIn('20 min w 180 °C')).toEqual(numbersIn('180 °C, 20 min'))
})
