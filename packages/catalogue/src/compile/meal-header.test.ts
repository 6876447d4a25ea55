import { describe, expect, it } from 'vitest'
import { SAMPLE_PATH, errorsOfRecipe } from './sample-sources.ts'

describe('a recipe with invalid front matter', () => {
  it.each([
    [
      'a missing title',
      'title: Salmon with sesame cucumber\n',
      '',
      1,
      '"title" is missing',
      'Write a title of at most 48 characters',
    ],
    [
      'a long title',
      'Salmon with',
      'Salmon from the wide cold northern sea with',
      2,
      'title is "Salmon from the wide cold northern sea with sesame cucumber"',
      'Write a title of at most 48 characters',
    ],
    [
      'an unknown meal type',
      'meal: lunch',
      'meal: brunch',
      3,
      'meal is "brunch"',
      'Write one of: breakfast, lunch, snack, dinner',
    ],
    ['a time in hours', '30 min', '1 h', 4, 'time is "1 h"', 'Write whole minutes up to 240, as "30 min"'],
    [
      'more minutes of work than it takes',
      'season: ',
      'active: 30 min\nseason: ',
      5,
      'active is "30 min"',
      'Write the minutes of work, fewer than those of "time", as "15 min"; leave it out where all is work',
    ],
    [
      'an unknown season',
      'spring, summer',
      'spring, sumer',
      5,
      'season is "spring, sumer"',
      'Write "all year", or some of spring, summer, autumn, winter, with ", " between',
    ],
    ['days kept beyond safety', 'keeps: 2', 'keeps: 9', 6, 'keeps is "9"', 'Write whole days from 0 to 4'],
    [
      'an unknown holiday',
      'keeps: 2',
      'holiday: yuletide',
      6,
      'holiday is "yuletide"',
      'Write one of: christmas-eve, christmas, easter, fat-thursday, all-saints, halloween',
    ],
    [
      'a video outside its folder',
      'keeps: 2',
      'video: ../salmon.webm',
      6,
      'video is "../salmon.webm"',
      'Write the name of a file in videos/, as soup.webm',
    ],
    ['an unknown key', 'keeps: 2', 'keep: 2', 6, '"keep" is no key of a recipe', 'Did you mean "keeps"?'],
    ['a key given twice', 'keeps: 2', 'meal: lunch', 6, '"meal" is given twice', 'Remove one of the lines'],
    [
      'a line that is no entry',
      'keeps: 2',
      'keeps two days',
      6,
      '"keeps two days" is not front matter',
      'Write "key: value", one key a line',
    ],
    [
      'a value that YAML would not read as text',
      'Move the',
      'Move: the',
      7,
      'The value of "evening" is not plain text',
      'Rephrase without quotes, ": " and " #"',
    ],
  ])('is refused for %s', (_, passage, replacement, line, message, remedy) => {
    expect(errorsOfRecipe(passage, replacement)).toEqual([{ file: SAMPLE_PATH, line, message, remedy }])
  })
})
