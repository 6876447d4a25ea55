import { describe, expect, it } from 'vitest'
import { mealPicture } from '../meal-picture.ts'
import { guessForm } from './guess-form.ts'

const FOODS = ['wheat-flour', 'milk', 'apple']

describe('a pastry', () => {
  it.each([
    'Baked pączek with plum butter',
    'Baked twaróg oponki',
    'Mazurek with apricots',
    'Szarlotka with cinnamon crumble',
    'Baked kapuśniaczki with clear barszcz',
    'Finger biscuits with almonds',
  ])('is recognised by its name: %s', (name) => {
    expect(guessForm(name, FOODS)).toBe('pastry')
  })

  it.each(['Cottage cheese and apple bowl', 'Clear barszcz with beans', 'Apple wedges with walnuts'])(
    'is not seen in %s',
    (name) => {
      expect(guessForm(name, FOODS)).not.toBe('pastry')
    },
  )

  it('looks like its name says, whichever foods it shares with others', () => {
    const ids = ['paczek', 'oponki', 'faworki', 'mazurek', 'szarlotka', 'kapusniaczki', 'biscuits', 'pampuchy']
    const ingredients = FOODS.map((foodId) => ({ foodId, grams: 40 }))
    const pictures = ids.map((id) => mealPicture({ id, mealType: 'snack', ingredients, form: 'pastry' }))
    // Compares colours only, because the same pastry has another position under another id.
    const colours = pictures.map((picture) => (picture.match(/#[0-9A-F]{6}|A15 15/g) ?? []).join(''))
    expect(new Set(colours).size).toBe(ids.length)
  })
})
