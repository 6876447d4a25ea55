import { describe, expect, it } from 'vitest'
import { SAMPLE_PATH, SAMPLE_RECIPE, errorsOf, errorsOfRecipe } from './sample-sources.ts'

describe('an invalid recipe', () => {
  it.each([
    ['an unknown food', '@salmon{', '@salmn{', 12, 'There is no food "salmn"', 'Did you mean "salmon"?'],
    [
      'a food like no other',
      '@salmon{',
      '@xyzzy plugh{',
      12,
      'There is no food "xyzzy plugh"',
      'Add it to foods.csv, or use a food that is there',
    ],
    ['no amount', '{120%g}', '{}', 12, '"salmon" has no amount', 'Write @salmon{grams%g}'],
    [
      'an unknown unit',
      '{8%g}',
      '{8%oz}',
      19,
      'The amount of "soy sauce" is "8%oz"',
      'Write grams, as {120%g}, or ml of a liquid',
    ],
    [
      'a range',
      '{8%g}',
      '{8-9%g}',
      19,
      'The amount of "soy sauce" is "8-9%g"',
      'Write grams, as {120%g}, or ml of a liquid',
    ],
    [
      'ml of a food that is no liquid',
      '{120%g}',
      '{120%ml}',
      12,
      '"salmon" is not measured in ml',
      'Weigh it and write grams, or give its density_g_per_ml in foods.csv',
    ],
    [
      'an amount that does not follow the portion',
      'on a lined tray',
      'with 50 ml of water on a lined tray',
      12,
      '"50 ml" does not follow the portion',
      'Mark it as an ingredient, as @water{150%ml}; name its part in words, as half the oil; or say it without a number',
    ],
    [
      'a leftover of a meal that does not keep',
      'keeps: 2',
      'leftover: cold',
      6,
      'A leftover of a meal that does not keep',
      'Add keeps, or remove it',
    ],
    [
      'a fresh dish that it does not have',
      'keeps: 2',
      'keeps: 2\nfresh: Sesame cucumbers',
      7,
      'There is no dish "Sesame cucumbers"',
      'Did you mean "Sesame cucumber"?',
    ],
    [
      'a fresh dish with a heading like no other',
      'keeps: 2',
      'keeps: 2\nfresh: Sesame cucumber, Xyzzy plugh',
      7,
      'There is no dish "Xyzzy plugh"',
      'Write headings of dishes, with ", " between',
    ],
    [
      'a fresh dish in a meal that does not keep',
      'keeps: 2',
      'fresh: Sesame cucumber',
      6,
      'A fresh dish in a meal that does not keep',
      'Add keeps, or remove it',
    ],
    [
      'fresh dishes only',
      'keeps: 2',
      'keeps: 2\nfresh: Baked salmon, Sesame cucumber',
      7,
      'All dishes are fresh, so none is kept',
      'Leave out the dishes that keep, or remove keeps and fresh',
    ],
    [
      'a food that may be left out in one place only',
      'toss with',
      'cover with @?cucumber{1%g}, toss with',
      19,
      '"cucumber" may be left out in one place only',
      'Mark all places with @?, or none',
    ],
    [
      'nothing of a food',
      '{120%g}',
      '{0%g}',
      12,
      '0 g of salmon is implausible',
      'Give what one person gets, more than 0 and at most 250 g',
    ],
    [
      'too much of a food',
      '{120%g}',
      '{601%g}',
      12,
      '601 g of salmon is implausible',
      'Give what one person gets, more than 0 and at most 250 g',
    ],
    [
      'too much of a seasoning',
      '{8%g}',
      '{61%g}',
      19,
      '61 g of soy sauce is implausible',
      'Give what one person gets, more than 0 and at most 21 g',
    ],
    [
      'braces left open',
      '{120%g}',
      '{120%g',
      12,
      '"@salmon{120%g on a lined tray" is not an ingredient',
      'Write it as @name{grams%g}, the name in lower case',
    ],
    [
      'no name, on which the parser traps',
      '@salmon{',
      '@{',
      12,
      '"@{120%g} on a lined tray" is not an ingredient',
      'Write it as @name{grams%g}, the name in lower case',
    ],
    [
      'a weighty optional ingredient',
      '@?sesame seeds{3%g}',
      '@?sesame seeds{9%g}',
      19,
      `Optional "sesame seeds" is more than 5 % of the meal's energy`,
      'Remove the ? or reduce the amount',
    ],
    ['a timer', '14 minutes', '~{14%min}', 13, 'Cookware or a timer', 'Write it as plain text, without # and ~'],
    ['a comment', '14 minutes', '14 minutes -- or less', 13, 'A comment', 'Leave it out, or write a dash for a range'],
    ['a note', 'Serve with', '> Serve with', 15, 'A note', 'Write it as a step or leave it out'],
    [
      'text before the first section',
      '== Baked salmon ==',
      '',
      1,
      'Steps under no section',
      'Head every dish with == Name of the dish ==',
    ],
    [
      'a section without food',
      'Serve with @rye bread{70%g}.',
      '== Rest ==\n\nWait.',
      15,
      '"Rest" has no ingredient',
      'Name its foods as @name{grams%g} in the steps',
    ],
    [
      'too many sections',
      'Serve with',
      '== B ==\n\n@quinoa{1%g}\n\n== C ==\n\nServe',
      1,
      '4 sections',
      'Join dishes: a meal has at most 3',
    ],
    [
      'another meal type than its folder',
      'meal: lunch',
      'meal: dinner',
      1,
      'A dinner in the folder lunch',
      'Move it to recipes/dinner',
    ],
    [
      'a note on an ingredient',
      '{120%g}',
      '{120%g}(chilled)',
      12,
      'A note on "salmon"',
      'Cooklang would cut it out of the step: put a blank before the (',
    ],
    [
      'a number with leading zeros',
      '{8%g}',
      '{08%g}',
      19,
      'The amount of "soy sauce" is "08%g"',
      'Write grams, as {120%g}, or ml of a liquid',
    ],
    [
      'a section without a name',
      '== Sesame cucumber ==',
      '== ==',
      17,
      'Steps under no section',
      'Head every dish with == Name of the dish ==',
    ],
  ])('is refused for %s', (_, passage, replacement, line, message, remedy) => {
    expect(errorsOfRecipe(passage, replacement)).toEqual([{ file: SAMPLE_PATH, line, message, remedy }])
  })

  it('is refused without front matter', () => {
    const body = SAMPLE_RECIPE.slice(SAMPLE_RECIPE.indexOf('=='))
    expect(errorsOf([{ path: SAMPLE_PATH, text: body }])).toEqual([
      {
        file: SAMPLE_PATH,
        line: 1,
        message: 'The front matter is missing',
        remedy: 'Begin the file with title, meal, time and season between two lines of ---',
      },
    ])
  })

  it('is refused without a section', () => {
    const header = SAMPLE_RECIPE.slice(0, SAMPLE_RECIPE.indexOf('=='))
    expect(errorsOf([{ path: SAMPLE_PATH, text: header }])).toMatchObject([{ message: 'There is no section' }])
  })

  it.each(['lunch.cook', 'recipes/lunch/Salmon Bowl.cook', 'recipes/lunch/soups/bean.cook'])(
    'is refused at %s',
    (path) => {
      expect(errorsOf([{ path, text: SAMPLE_RECIPE }])).toMatchObject([{ message: 'The path is not that of a recipe' }])
    },
  )

  it('reports all errors at once, each with its line', () => {
    const text = SAMPLE_RECIPE.replace('30 min', 'soon').replace('@salmon{120', '@salmn{120').replace('{8%g}', '{80%g}')
    expect(errorsOf([{ path: SAMPLE_PATH, text }]).map(({ line }) => line)).toEqual([4, 12, 19])
  })
})
