import { describe, expect, it } from 'vitest'
import { guessForm } from './guess-form.ts'

describe('guessForm by name', () => {
  it.each([
    ['Krupnik', 'soup'],
    ['Barszcz with egg', 'soup'],
    ['Cream of pumpkin soup', 'soup'],
    ['Zupa ogórkowa', 'soup'],
    ['Chicken curry soup', 'soup'],
    ['Berry smoothie bowl', 'smoothie'],
    ['Cocoa and banana soy shake', 'smoothie'],
    ['Sour cherry kisiel', 'smoothie'],
    ['Greek salad', 'salad'],
    ['Pasta salad', 'salad'],
    ['Omelette with mushrooms', 'omelette'],
    ['Śniadaniowa jajecznica ze szczypiorkiem', 'scrambled-eggs'],
    ['Courgette fritters with yoghurt', 'pancake'],
    ['Pancakes', 'pancake'],
    ['Chicken wrap with salad', 'wrap'],
    ['Rye toast with tomato soup', 'sandwich'],
    ['Sandwiches', 'sandwich'],
    ['Penne with spinach', 'pasta'],
    ['Pierogi with curd', 'dumplings'],
    ['Beef goulash with buckwheat', 'stew'],
    ['Chicken curry with rice', 'stew'],
    ['Mushroom risotto', 'bowl'],
    ['Overnight oats with apple', 'bowl'],
  ])('%s is a %s', (name, form) => {
    expect(guessForm(name, [])).toBe(form)
  })

  it('believes the name before the foods', () => {
    expect(guessForm('Tomato salad', ['wholewheat-tortilla'])).toBe('salad')
  })
})

describe('guessForm by foods', () => {
  it.each([
    [['wholewheat-tortilla', 'chicken-breast', 'lettuce'], 'wrap'],
    [['kefir', 'strawberries', 'honey'], 'smoothie'],
    [['spaghetti', 'shrimp', 'garlic'], 'pasta'],
    [['wheat-flour', 'egg', 'milk', 'apple'], 'pancake'],
    [['tomato-passata', 'canned-chickpeas', 'vegetable-stock-powder'], 'soup'],
    [['canned-tomatoes', 'minced-beef', 'onion'], 'stew'],
    [['rye-bread', 'twarog', 'radish'], 'sandwich'],
    [['egg', 'spinach', 'feta', 'butter'], 'omelette'],
    [['lettuce', 'feta', 'tomato'], 'salad'],
    [['salmon', 'white-rice', 'lettuce'], 'bowl'],
    [['milk', 'granola', 'banana'], 'bowl'],
    [['rice-paper', 'shrimp', 'mint'], 'wrap'],
    [['orange-juice', 'pineapple', 'hemp-protein'], 'smoothie'],
    [['buckwheat-flour', 'egg', 'almond-drink'], 'pancake'],
    [['red-lentil-pasta', 'kale'], 'pasta'],
    [['gnocchi', 'basil-pesto'], 'dumplings'],
    [['duck-breast', 'gnocchi', 'red-cabbage'], 'bowl'],
    [['mussels', 'canned-tomatoes', 'baguette'], 'stew'],
    [['lambs-lettuce', 'goat-cheese', 'figs'], 'salad'],
    [[], 'bowl'],
  ])('%j make a %s', (foodIds, form) => {
    expect(guessForm('Dinner of the house', foodIds)).toBe(form)
  })
})
