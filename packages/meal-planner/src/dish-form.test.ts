import { describe, expect, it } from 'vitest'
import { dishesOf } from './dish-form.ts'

const named = (...names: readonly string[]) => ({ dishes: names.map((name) => ({ name, ingredients: [], steps: [] })) })

describe('dishesOf', () => {
  it('knows a soup by any of its names', () => {
    for (const name of ['Pumpkin soup', 'Kapuśniak', 'Barszcz with white beans', 'Ogórkowa', 'Chłodnik']) {
      expect(dishesOf(named(name))).toContain('soup')
    }
  })

  it('goes by whole words', () => {
    expect(dishesOf(named('Soupy rice'))).toEqual(['soupy rice'])
    expect(dishesOf(named('Rolled oats'))).toEqual(['rolled oats'])
  })

  it('names every dish once, so that a side dish is known again', () => {
    expect(dishesOf(named('Turkey', 'Cucumber Salad', 'Cucumber salad'))).toEqual(['cucumber salad', 'salad', 'turkey'])
  })
})
