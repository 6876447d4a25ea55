import { describe, expect, it } from 'vitest'
import { drawingOfFood, findDrawing } from './drawing-of-food.ts'
import { UNDRAWN_FOODS } from './undrawn-foods.ts'

/** The foods of the catalogue, by the names recipes use. */
const CATALOGUE_FOODS = `
rolled oats, oat bran, granola, millet, buckwheat, bulgur, couscous, quinoa, white rice, brown rice, pearl barley,
wholewheat pasta, spaghetti, rice noodles, wheat flour, breadcrumbs, puffed rice cakes, rye bread, wholewheat bread, kaiser roll,
wholewheat tortilla, crispbread, milk, skyr, greek yoghurt, natural yoghurt, kefir, buttermilk, cottage cheese, twarog, ricotta,
feta, mozzarella, parmesan, gouda, halloumi, butter, sour cream, egg, egg white, soy drink, oat drink, soy yoghurt, coconut milk,
tofu, smoked tofu, tempeh, seitan, textured soy, pea protein, dried chickpeas, canned chickpeas, red lentils, green lentils,
canned kidney beans, canned black beans, canned white beans, edamame, hummus, chicken breast, chicken thigh, turkey breast,
minced turkey, lean beef, minced beef, pork tenderloin, ham, salmon, smoked salmon, cod, canned tuna, smoked mackerel, herring,
shrimp, tomato, cherry tomatoes, tomato passata, canned tomatoes, tomato paste, sun-dried tomatoes, cucumber, pickled cucumber,
red pepper, carrot, beetroot, potato, sweet potato, onion, red onion, spring onion, leek, garlic, ginger, broccoli, cauliflower,
courgette, aubergine, spinach, rocket, lettuce, kale, white cabbage, red cabbage, sauerkraut, mushrooms, pumpkin, celeriac, celery,
parsley root, radish, sweetcorn, green peas, green beans, asparagus, olives, banana, apple, pear, orange, lemon, lime, grapefruit,
kiwi, strawberries, blueberries, raspberries, mango, peach, plum, grapes, avocado, dates, raisins, dried cranberries,
dried apricots, almonds, walnuts, hazelnuts, cashews, peanuts, peanut butter, pumpkin seeds, sunflower seeds, sesame seeds, tahini,
chia seeds, linseed, coconut flakes, olive oil, rapeseed oil, salt, black pepper, sweet paprika, smoked paprika, cinnamon, cumin,
turmeric, curry powder, oregano, marjoram, thyme, basil, parsley, dill, chives, coriander, mint, mustard, horseradish, soy sauce,
cider vinegar, vegetable stock powder, baking powder, vanilla extract, nutritional yeast, honey, maple syrup, sugar, cocoa,
dark chocolate`

const foodIds = CATALOGUE_FOODS.split(',').map((name) => name.trim().replaceAll(/\s+/g, '-'))

describe('the drawings of foods', () => {
  it('know all 180 foods of the list', () => {
    expect(new Set(foodIds).size).toBe(180)
  })

  it.each(foodIds)('decide about %s: drawn or undrawn, never both', (foodId) => {
    expect([findDrawing(foodId) !== null, UNDRAWN_FOODS.has(foodId)].filter(Boolean)).toHaveLength(1)
  })

  it('name no food the catalogue does not have', () => {
    expect([...Object.keys(drawingOfFood), ...UNDRAWN_FOODS].filter((foodId) => !foodIds.includes(foodId))).toEqual([])
  })

  it('do not mistake a word every object knows for a food', () => {
    expect(findDrawing('constructor')).toBeNull()
    expect(findDrawing('dragon-fruit')).toBeNull()
  })
})
