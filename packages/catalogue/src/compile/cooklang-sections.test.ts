import { describe, expect, it } from 'vitest'
import { readCooklangSections } from './cooklang-sections.ts'

const sound = '== Salad ==\n\nSlice the @cucumber{100%g}.\n'

describe('readCooklangSections', () => {
  it('returns sections with plain steps and their ingredients', () => {
    expect(readCooklangSections(sound)).toEqual([
      { name: 'Salad', steps: ['Slice the cucumber.'], ingredients: [{ index: 0, name: 'cucumber', grams: 100 }] },
    ])
  })

  it('returns null when the parser traps, and still reads the next recipe', () => {
    expect(readCooklangSections('Mix @{1%g}.')).toBeNull()
    expect(readCooklangSections(sound)).toHaveLength(1)
  })
})
