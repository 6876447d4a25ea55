import { describe, expect, it } from 'vitest'
import { readCooklangSections } from './cooklang-sections.ts'

const sound = '== Salad ==\n\nSlice the @cucumber{100%g}.\n'

describe('readCooklangSections', () => {
  it('gives sections with plain steps and their ingredients', () => {
    expect(readCooklangSections(sound)).toEqual([
      { name: 'Salad', steps: ['Slice the cucumber.'], ingredients: [{ index: 0, name: 'cucumber', grams: 100 }] },
    ])
  })

  it('answers null where the parser traps, and reads the next recipe all the same', () => {
    expect(readCooklangSections('Mix @{1%g}.')).toBeNull()
    expect(readCooklangSections(sound)).toHaveLength(1)
  })
})
