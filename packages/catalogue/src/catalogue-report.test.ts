import { describe, expect, it } from 'vitest'
import { catalogueReport } from './catalogue-report.ts'
import { surveyCatalogue } from './compile/compile-catalogue.ts'
import { SAMPLE_FOODS, SAMPLE_PATH, SAMPLE_RECIPE, foodsCsv } from './compile/sample-sources.ts'

const report = catalogueReport(
  surveyCatalogue({ foodsCsv: foodsCsv(SAMPLE_FOODS), recipes: [{ path: SAMPLE_PATH, text: SAMPLE_RECIPE }] })
    .catalogue,
).split('\n')

describe('catalogueReport', () => {
  it('prints energy, shares, diets and storage days of every meal', () => {
    // 120 g salmon, 70 g rye bread, 100.5 g cucumber, 8 g soy sauce, 3 g sesame by the sample figures
    expect(report).toContain('   468  28/37/35    classic     yes       2  salmon-with-cucumber')
  })

  it('prints counts for the year and its leanest season, and the spread, of each type and diet after the exclusions', () => {
    expect(report).toContain(
      '  lunch      classic     1 / 1 / 0 / 0        0 / 0 / 0 / 0      0/0/0/0, 0/0/0/0; 0/0/0/0, 0/0/0/0',
    )
  })

  it('lists the checks that a catalogue of one meal fails', () => {
    expect(report).toContain('  count: vegan breakfasts: 0 meals, at least 30 needed. Add 30 vegan breakfasts')
  })
})
