import { describe, expect, it } from 'vitest'
import { dishesOf } from './dish-form.ts'

const named = (...names: readonly string[]) => ({ dishes: names.map((name) => ({ name, ingredients: [], steps: [] })) })

const dishesIn = (...names: readonly string[]) => dishesOf(named(...names), new Map())

describe('dishesOf', () => {
  it('recognises a soup by any of its names', () => {
    for (const name of ['Pumpkin soup', 'Kapuśniak', 'Żurek', 'Barszcz with white beans', 'Ogórkowa', 'Chłodnik']) {
      expect(dishesIn(name)).toContain('soup')
    }
  })

  it('recognises łazanki as pasta, although their squares have no role', () => {
    expect(dishesIn('Łazanki with cabbage')).toContain('pasta')
  })

  it('matches whole words only', () => {
    expect(dishesIn('Soupy rice')).toEqual(['soupy rice'])
    expect(dishesIn('Rolled oats')).toEqual(['rolled oats'])
  })

  it('lists every dish once, so that a repeated side dish is recognised', () => {
    expect(dishesIn('Turkey', 'Cucumber Salad', 'Cucumber salad')).toEqual(['cucumber salad', 'salad', 'turkey'])
  })
})
