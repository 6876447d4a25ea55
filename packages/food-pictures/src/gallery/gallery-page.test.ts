import { describe, expect, it } from 'vitest'
import { drawingOfFood } from '../foods/drawing-of-food.ts'
import { galleryPage } from './gallery-page.ts'
import { sampleMeals } from './sample-meals.ts'

describe('galleryPage', () => {
  const page = galleryPage({ meals: sampleMeals })

  it('is one complete page that loads nothing', () => {
    expect(page).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/)
    // Removes the empty icon, which keeps browsers from requesting /favicon.ico.
    const rest = page.replace('<link rel="icon" href="data:,">', '')
    expect(rest).not.toMatch(/<script|<link|src=|href=|url\(/)
  })

  it('shows every meal and every drawn food by name', () => {
    for (const { name } of sampleMeals) expect(page).toContain(`<figcaption>${name}</figcaption>`)
    expect(page.match(/<figure class="glyph"><svg/g)).toHaveLength(Object.keys(drawingOfFood).length)
  })

  it('shows names as plain text, whatever characters they have', () => {
    const meal = { id: 'x', name: 'Mac & <b>cheese</b>', mealType: 'lunch', ingredients: [] } as const
    expect(galleryPage({ meals: [meal] })).toContain('Mac &amp; &lt;b&gt;cheese&lt;/b&gt;')
  })

  it("follows the reader's colour scheme", () => {
    expect(page).toContain('@media (prefers-color-scheme:dark)')
  })
})
