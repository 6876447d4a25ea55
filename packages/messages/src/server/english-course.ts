import type { Course } from './course-lesson.ts'

/** The diet course in English. */
export const ENGLISH_COURSE: Course = {
  'your-day': {
    subject: 'Reading your day in half a minute',
    title: 'Reading your day',
    paragraphs: [
      'Welcome to the course: twelve short e-mails, one a day. We begin with the figures on your day plan.',
      'Start with the line with the sign. It says whether the day fits your target, comes close or is off, and it opens a table with the difference. Then glance at protein and fibre, and at the four meals. That’s all.',
      'A day that is 60 kcal off needs no repair. That’s a small apple, and kitchens are less exact than tables. Only if many days are off target is it worth a look.',
    ],
    button: 'Open my day',
    page: '/day-plan',
  },
  'one-pot': {
    subject: 'One pot, two dinners',
    title: 'Cook once, eat twice',
    paragraphs: [
      'Some of your dishes are cooked for more than one day. On the first day the recipe gives the amounts for the whole pot; on the next one the plan says which portion is yours and how to reheat it.',
      'Two habits help. Put the second portion into its box before you sit down to the first. And put the empty box on the scale, set it to zero and weigh the portion once, because two halves judged by eye are rarely equal.',
      'Cool the box within two hours, then into the fridge. The salad beside it is made fresh each day.',
    ],
    button: 'More about cooking for two days',
    page: '/knowledge/article/11',
  },
  'one-shopping-trip': {
    subject: 'One shopping trip for the week',
    title: 'Shop once',
    paragraphs: [
      'Your shopping list adds up seven days, in the amounts that shops sell. Choose other days, or the number of people you cook for, and it adds up again.',
      'Before you leave, open the fridge and the cupboard with the list in your hand. Tap a product and say that you have it at home. Oil, rice, oats and spices are usually there already.',
      'In the shop, the list follows the aisles. It works without a connection, too.',
    ],
    button: 'Open the shopping list',
    page: '/shopping-list',
  },
  swaps: {
    subject: 'You don’t have to eat what you don’t like',
    title: 'Swap it',
    paragraphs: [
      'A plan that you follow with a sigh won’t last. Swap the meal: those that keep your day on target come first, and you see what changes before you decide.',
      'If one ingredient is the trouble, swap only that one. Open the meal, tap the ingredient, and we work out the new amount. If it’s the same food every time, put it on the list of foods you avoid, and it stays out of the days we plan from then on.',
      'Found a meal you’d gladly eat again? The heart keeps it among your favourites, and from there you can add it to any planned day.',
    ],
    button: 'Open my day',
    page: '/day-plan',
  },
  'spoons-and-grams': {
    subject: 'What to weigh and what to spoon',
    title: 'Spoons and grams',
    paragraphs: [
      'You don’t have to weigh everything. Spoons are fine for spices, herbs, mustard or chopped onion: a little more or less changes nothing.',
      'Use the scale for what has much energy in little room: oil, nuts, cheese, butter, and dry rice, pasta or oats. 10 g of oil more is 90 kcal, and in the pan you hardly see it.',
      'Weigh into the pot. Pan on the scale, zero, pour, zero, add the next. It’s faster than measuring with spoons, and there’s less to wash up.',
    ],
    button: 'Open my day',
    page: '/day-plan',
  },
  'protein-and-fibre': {
    subject: 'Two figures worth a glance',
    title: 'Protein and fibre',
    paragraphs: [
      'Protein comes from dairy, eggs, fish, meat, pulses and tofu. Your plan spreads it over the day. If you swap a meal or eat elsewhere, look for one of these on the plate first; the rest is easier to add.',
      'Fibre comes from whole grains, pulses, vegetables and fruit. For adults, 25 g a day is adequate (EFSA, Scientific Opinion on Dietary Reference Values for carbohydrates and dietary fibre, 2010).',
      'If you’ve eaten much less until now, add it over a week or two rather than overnight, and drink enough with it. Your gut gets used to it little by little.',
    ],
    button: 'How to add fibre',
    page: '/knowledge/article/4',
  },
  salt: {
    subject: 'Most salt doesn’t come from the shaker',
    title: 'Where salt hides',
    paragraphs: [
      'The World Health Organization advises adults to stay below 5 g of salt a day, about a level teaspoon, from everything they eat (WHO, Guideline: Sodium intake for adults and children, 2012).',
      'Bread, cheese, cold cuts, pickles, stock cubes and soy sauce bring it along before you reach for the shaker. Compare two labels for 100 g: the same kind of bread or cheese can differ a lot.',
      'When you cook, salt at the end and taste first. Lemon, vinegar, garlic, dill and pepper do part of the work.',
    ],
    button: 'Where salt hides',
    page: '/knowledge/article/5',
  },
  water: {
    subject: 'Water, without counting glasses',
    title: 'Enough to drink',
    paragraphs: [
      'EFSA names 2 litres a day for women and 2.5 litres for men as adequate, from drinks and food together (EFSA, Scientific Opinion on Dietary Reference Values for water, 2010). Soup, fruit and vegetables count, and so do tea and coffee.',
      'You need more in the heat and when you train. Thirst and dark urine are simple signs that it’s time for a glass.',
      'Easier than a rule: a glass with each of the four meals, and a bottle where you work. Sweet drinks and juice are food: look at what they add to your day.',
    ],
    button: 'About water, tea and coffee',
    page: '/knowledge/article/19',
  },
  'eating-out': {
    subject: 'Dinner out, and the plan',
    title: 'Eating out',
    paragraphs: [
      'A restaurant is not the opposite of a plan. Leave the other meals of the day as they are: arriving hungry makes every menu look different.',
      'Choose the dish first by its protein, then look for vegetables: grilled, cooked or as a salad. Ask for the sauce on the side. Stop when you’ve had enough; the rest may go home in a box.',
      'And then enjoy the company. One dinner is one of some twenty-eight meals this week.',
    ],
    button: 'Choosing from a menu',
    page: '/knowledge/article/12',
  },
  'another-day': {
    subject: 'When the day went another way',
    title: 'A day that went another way',
    paragraphs: [
      'Someone brought cake, the train was late, you ate standing. Such days belong to every plan, and nothing has to be made up for.',
      'Don’t skip a meal to balance the account. Eat the next one as planned: it’s the shortest way back, and you won’t be starving at ten in the evening.',
      'If the same thing keeps happening, change the plan. Swap the meal that never fits, or choose quicker ones for busy days.',
    ],
    button: 'Room for cake',
    page: '/knowledge/article/21',
  },
  scales: {
    subject: 'The bathroom scale, without the fuss',
    title: 'Weighing yourself calmly',
    paragraphs: [
      'Body weight goes up and down from day to day. Salt, a hard training session or the menstrual cycle can keep water in your body, and a late dinner still has weight in the morning. The scale shows it, though it says nothing about fat.',
      'So compare like with like: the same morning of the week, after the toilet, before breakfast. And look at several weeks rather than two mornings.',
      'If weighing spoils your day, weigh yourself less often. When your weight has changed clearly, enter the new one in the diet settings, so that new days are planned with it.',
    ],
    button: 'When the scale stands still',
    page: '/knowledge/article/26',
  },
  afterwards: {
    subject: 'What stays when the plan ends',
    title: 'Afterwards',
    paragraphs: [
      'This is the last e-mail of the course. You may not always want a plan for every meal, so here is what is worth keeping.',
      'Four habits do most of the work: eating at regular times, protein and vegetables on most plates, one pot for two days, and a list before you shop. Choose the one that comes easiest to you and start there.',
      'While you have access, print the days you liked, with their recipes: one day or seven at a time. A folder in the kitchen needs no connection.',
    ],
    button: 'Open my day',
    page: '/day-plan',
  },
}
