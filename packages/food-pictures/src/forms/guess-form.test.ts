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
    ['Ham and spinach omelette with toast', 'omelette'],
    ['Herring with apple on rye bread', 'sandwich'],
    ['Turkish eggs with bean salad', 'bowl'],
    ['Lentil and pasta soup', 'soup'],
    ['Graveyard pie with beef', 'baked'],
    ['Zapiekanka, potato and leek bake', 'baked'],
    ['Pumpkin pie oats with pecans', 'bowl'],
    ['Guacamole with carrot sticks', 'dip'],
    ['Tempeh fingers with mustard sauce', 'bowl'],
    ['Tortilla de patatas with tomato salad', 'pancake'],
    ['Celeriac schnitzel with raw carrot surówka', 'shaped'],
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

  it('treats a burger without bread as a patty, and rolls without bread by their foods', () => {
    expect(guessForm('Kidney bean burgers with wedges', ['canned-kidney-beans', 'potato'])).toBe('shaped')
    expect(guessForm('Egg white roll with spinach', ['egg-white', 'spinach'])).toBe('omelette')
    expect(guessForm('Gołąbki, cabbage rolls with buckwheat', ['white-cabbage', 'buckwheat'])).toBe('shaped')
  })

  it('prefers the name over the foods', () => {
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
    [['silken-tofu', 'banana', 'cocoa', 'pea-protein'], 'smoothie'],
    [['dates', 'almonds', 'dark-chocolate'], 'pastry'],
    [['egg', 'leek', 'quinoa', 'spinach'], 'bowl'],
    [[], 'bowl'],
  ])('%j make a %s', (foodIds, form) => {
    expect(guessForm('Dinner of the house', foodIds)).toBe(form)
  })
})
