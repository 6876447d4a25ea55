import { describe, expect, it } from 'vitest'
import { centreWish } from './centre-wish.ts'
import { EatingHistory } from './eating-history.ts'
import { plainMeal } from './plain-meal.ts'
import { type Tastes, tastesOf } from './tastes.ts'

const CHICKEN = plainMeal({ id: 'chicken', holds: ['meat'] })
const CHEESE = plainMeal({ id: 'cheese', type: 'dinner', holds: ['dairy', 'gluten'] })
const BEANS = plainMeal({ id: 'beans', type: 'dinner' })
const YOGHURT = plainMeal({ id: 'yoghurt', type: 'snack', holds: ['dairy'] })

const CLASSIC = tastesOf([CHICKEN, CHEESE, BEANS, YOGHURT])
const VEGETARIAN = tastesOf([CHEESE, BEANS, YOGHURT])
const VEGAN = tastesOf([BEANS])

/** The wish on day 7, after seven days with the same lunch and dinner. */
function wishAfter(tastes: Tastes, lunch: string, dinner: string): number {
  const history = new EatingHistory()
  for (let day = 0; day < 7; day++) {
    history.add(lunch, day)
    history.add(dinner, day)
  }
  return centreWish(tastes, history, 7)
}

describe('tastesOf', () => {
  it('derives what a person eats from the meals they can choose', () => {
    expect([...CLASSIC.eats]).toEqual(['meat', 'dairy', 'gluten'])
    expect([...VEGAN.eats]).toEqual([])
  })

  it('prefers meat and fish, or milk and eggs for people who eat neither', () => {
    expect([...CLASSIC.centred]).toEqual(['chicken'])
    expect([...VEGETARIAN.centred]).toEqual(['cheese'])
  })
})

describe('centreWish', () => {
  it('prefers meat after a week without, and avoids it after a week with it', () => {
    expect(wishAfter(CLASSIC, 'beans', 'cheese')).toBe(1)
    expect(wishAfter(CLASSIC, 'chicken', 'chicken')).toBeLessThan(0)
  })

  it('is near 0 when half of the lunches and dinners had meat', () => {
    expect(Math.abs(wishAfter(CLASSIC, 'chicken', 'beans'))).toBeLessThan(0.3)
  })

  it('ignores meals older than a week, and snacks', () => {
    const history = new EatingHistory()
    for (let day = 0; day < 7; day++) history.add('chicken', day)
    const before = centreWish(CLASSIC, history, 7)
    history.add('yoghurt', 6)
    expect(centreWish(CLASSIC, history, 7)).toBe(before)
    expect(centreWish(CLASSIC, history, 30)).toBe(centreWish(CLASSIC, new EatingHistory(), 0))
  })

  it('prefers cheese and eggs for vegetarians, and is 0 for vegans', () => {
    expect(wishAfter(VEGETARIAN, 'beans', 'beans')).toBe(1)
    expect(wishAfter(VEGAN, 'beans', 'beans')).toBe(0)
  })
})
