import { describe, expect, it } from 'vitest'
import { catalogueReport } from './catalogue-report.ts'
import { surveyCatalogue } from './compile/compile-catalogue.ts'
import { SAMPLE_FOODS, SAMPLE_PATH, SAMPLE_RECIPE, foodsCsv } from './compile/sample-sources.ts'

const report = catalogueReport(
  surveyCatalogue({ foodsCsv: foodsCsv(SAMPLE_FOODS), recipes: [{ path: SAMPLE_PATH, text: SAMPLE_RECIPE }] })
    .catalogue,
).split('\n')

describe('catalogueReport', () => {
  it('shows energy, shares, group and days kept of every meal', () => {
    // 120 g salmon, 70 g rye bread, 100.5 g cucumber, 8 g soy sauce, 3 g sesame by the sample figures
    expect(report).toContain('   468  28/37/35    other           2  salmon-with-cucumber')
  })

  it('shows the spread of each type and group, and the sides it lacks', () => {
    expect(report).toContain(
      '  lunch      other        1 meals, P 28–28, F 37–37, kcal 468–468; lacks P ≤ 12, P ≥ 30, F ≤ 20, F ≥ 45',
    )
    expect(report).toContain('  snack      vegan        0 meals')
  })

  it('lists the checks that a catalogue of one meal fails', () => {
    expect(report).toContain('  count: breakfast: 0 meals, at least 16 needed')
  })
})
