import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'
import { haveStems, stemOf, stemsOf } from './stem-word.ts'

const stems = (...words: readonly string[]) => new Set(words.map((word) => stemOf(foldText(word))))

describe('the stem of a word', () => {
  it.each([
    ['marchew', 'marchewka', 'marchewki', 'marchewkę', 'marchewek', 'marchwi', 'marchewkami'],
    ['jabłko', 'jabłka', 'jabłek', 'jabłkiem', 'jabłkami', 'jabłkach'],
    ['ziemniak', 'ziemniaki', 'ziemniaków', 'ziemniakami'],
    ['pomidor', 'pomidory', 'pomidorów', 'pomidorem', 'pomidorami'],
    ['ogórek', 'ogórka', 'ogórki', 'ogórków', 'ogórkiem'],
    ['twaróg', 'twarogu', 'twarogiem', 'twarogi'],
    ['cebula', 'cebuli', 'cebulę', 'cebulą'],
    ['łosoś', 'łososia', 'łososiem', 'łososie'],
    ['kasza', 'kaszy', 'kaszę', 'kaszą'],
    ['śliwka', 'śliwek', 'śliwki', 'śliwkami'],
    ['czerwony', 'czerwona', 'czerwonej', 'czerwonego', 'czerwonych'],
    ['cukier', 'cukru', 'cukrem'],
    ['koper', 'kopru', 'koprem'],
    ['ananas', 'ananasa', 'ananasy'],
    ['carrot', 'carrots'],
    ['tomato', 'tomatoes'],
  ])('is the same for %s in every case', (...words) => {
    expect(stems(...words).size).toBe(1)
  })

  it.each([
    ['ser', 'seler'],
    ['marchew', 'marynata'],
    ['ryba', 'ryż'],
    ['cebula', 'cukinia'],
    ['mleko', 'miód'],
  ])('differs for %s and %s', (...words) => {
    expect(stems(...words).size).toBe(2)
  })

  it('leaves short words alone', () => {
    expect(stemOf('mak')).toBe('mak')
    expect(stemOf('ser')).toBe('ser')
  })
})

describe('comparing words by their stems', () => {
  const isIn = (name: string, searched: string) => haveStems(stemsOf(foldText(name)), stemsOf(foldText(searched)))

  it('requires each word except connecting words', () => {
    expect(isIn('Mąka z ciecierzycy', 'ciecierzyca')).toBe(true)
    expect(isIn('Kapusta kiszona', 'z kiszoną kapustą')).toBe(true)
    expect(isIn('Kapusta biała', 'kiszona kapusta')).toBe(false)
  })

  it('accepts the beginning of a word if it is long enough', () => {
    expect(isIn('Passata pomidorowa', 'pomidory')).toBe(true)
    expect(isIn('Serwatka', 'sery')).toBe(false)
  })

  it('finds nothing for an empty search', () => {
    expect(isIn('Kapusta', '')).toBe(false)
    expect(isIn('Kapusta', 'z')).toBe(false)
  })
})
