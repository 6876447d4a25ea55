import type { Meal } from '@dayplate/nutrition'
import { expect, it } from 'vitest'
import { videoErrors } from './video-errors.ts'

const meal = (id: string, video: string | null): Meal => ({
  id,
  name: id,
  type: 'lunch',
  dishes: [],
  preparationMinutes: 10,
  seasons: ['winter'],
  keepsDays: 0,
  eveningNote: null,
  holidayId: null,
  video,
})

it('reports recipes whose video is missing, and videos that no recipe names', () => {
  const meals = [meal('soup', 'soup.webm'), meal('stew', 'stew.webm'), meal('salad', null)]
  expect(videoErrors(meals, ['stew.webm', 'old.webm'])).toMatchObject([
    { file: 'recipes/lunch/soup.cook', message: 'There is no videos/soup.webm' },
    { file: 'videos/old.webm', message: 'No recipe names this video' },
  ])
  expect(videoErrors(meals, ['soup.webm', 'stew.webm'])).toEqual([])
})
