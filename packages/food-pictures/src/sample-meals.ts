import type { MealType } from '@dayplate/nutrition'
import type { MealPictureInput } from './set-meal.ts'

interface SampleMeal extends MealPictureInput {
  readonly name: string
}

/** Parses `'Skyr bowl', 'skyr 200, granola 40'` to a meal whose id is its name in kebab-case. */
function sample(mealType: MealType, name: string, foods: string): SampleMeal {
  const ingredients = foods.split(', ').map((food) => {
    const [foodId = '', grams = '0'] = food.split(' ')
    return { foodId, grams: Number(grams) }
  })
  return { id: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'), name, mealType, ingredients }
}

/** The sixteen plates of the design, some that are hard to draw, and some of rare foods. */
export const sampleMeals: readonly SampleMeal[] = [
  sample(
    'breakfast',
    'Skyr bowl with berries and granola',
    'skyr 200, blueberries 60, raspberries 50, banana 60, granola 40, chia-seeds 5',
  ),
  sample(
    'breakfast',
    'Avocado toast with egg',
    'wholewheat-bread 70, avocado 60, egg 56, cherry-tomatoes 60, chives 4',
  ),
  sample(
    'breakfast',
    'Porridge with apple and walnuts',
    'rolled-oats 60, milk 200, apple 100, walnuts 15, maple-syrup 8, cinnamon 1',
  ),
  sample(
    'breakfast',
    'Pancakes with strawberries',
    'wheat-flour 60, egg 56, milk 120, strawberries 80, blueberries 40, honey 8',
  ),
  sample(
    'breakfast',
    'Scrambled eggs with chives',
    'egg 168, butter 8, chives 8, wholewheat-bread 35, tomato 100, radish 40',
  ),
  sample('lunch', 'Salmon rice bowl', 'salmon 120, white-rice 70, avocado 50, cucumber 80, edamame 50, sesame-seeds 5'),
  sample(
    'lunch',
    'Greek salad',
    'lettuce 80, tomato 150, cucumber 120, feta 60, olives 30, red-onion 30, olive-oil 10',
  ),
  sample(
    'lunch',
    'Quinoa bowl with chickpeas',
    'quinoa 60, canned-chickpeas 100, broccoli 100, sweet-potato 120, beetroot 80, tahini 15',
  ),
  sample(
    'lunch',
    'Chicken wrap',
    'wholewheat-tortilla 62, chicken-breast 100, cherry-tomatoes 80, lettuce 30, rocket 20',
  ),
  sample(
    'lunch',
    'Chicken curry with rice',
    'chicken-breast 140, white-rice 70, coconut-milk 100, curry-powder 3, red-pepper 80, spinach 40, coriander 5',
  ),
  sample(
    'lunch',
    'Krupnik',
    'pearl-barley 40, potato 120, carrot 80, parsley-root 40, celeriac 40, leek 30, vegetable-stock-powder 5, parsley 5',
  ),
  sample(
    'snack',
    'Rye toast, cottage cheese and radish',
    'rye-bread 70, cottage-cheese 60, radish 40, cucumber 40, chives 4',
  ),
  sample('snack', 'Apple with almonds and chocolate', 'apple 180, almonds 15, dark-chocolate 10'),
  sample('snack', 'Berry smoothie', 'raspberries 100, natural-yoghurt 150, kiwi 60, mango 60, coconut-flakes 5'),
  sample('snack', 'Hummus with vegetables', 'hummus 80, cucumber 60, carrot 60, red-pepper 60, radish 40'),
  sample('snack', 'Cottage cheese with tomato', 'cottage-cheese 150, cherry-tomatoes 80, chives 5, rye-bread 35'),
  sample(
    'dinner',
    'Pumpkin cream soup',
    'pumpkin 300, carrot 80, coconut-milk 50, pumpkin-seeds 10, parsley 4, vegetable-stock-powder 4',
  ),
  sample('dinner', 'Cod with potatoes and beans', 'cod 150, potato 200, green-beans 120, lemon 20, dill 4'),
  sample(
    'dinner',
    'Spaghetti with roasted cherry tomatoes',
    'spaghetti 80, cherry-tomatoes 150, olives 30, basil 5, parmesan 12',
  ),
  sample('dinner', 'Barszcz with egg', 'beetroot 300, egg 56, sour-cream 20, dill 5, vegetable-stock-powder 4'),
  sample('dinner', 'Omelette with mushrooms', 'egg 168, mushrooms 120, spinach 60, feta 30, cherry-tomatoes 80'),
  sample('dinner', 'Shakshuka', 'canned-tomatoes 250, egg 112, red-pepper 80, feta 30, coriander 5, onion 50'),
  sample(
    'breakfast',
    'Bagel with cream cheese and smoked salmon',
    'bagel 90, cream-cheese 40, smoked-salmon 60, capers 8, red-onion 15, dill 3',
  ),
  sample('breakfast', 'Skyr bowl with muesli', 'skyr 200, muesli 40, blackberries 60, redcurrants 40, hemp-seeds 8'),
  sample(
    'lunch',
    'Soba noodles with pak choi',
    'buckwheat-soba-noodles 75, pak-choi 120, silken-tofu 120, sugar-snap-peas 60, sesame-seeds 5',
  ),
  sample('lunch', 'Rice paper rolls', 'rice-paper 30, shrimp 80, carrot 50, bean-sprouts 40, mint 3'),
  sample('dinner', 'Steak with sprouts', 'beef-sirloin 150, brussels-sprouts 150, butternut-squash 120, rosemary 2'),
  sample('dinner', 'Halibut on wild rice', 'wild-rice 60, halibut 150, asparagus 100, pomegranate 30'),
]
