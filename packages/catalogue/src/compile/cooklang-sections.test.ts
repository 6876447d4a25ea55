import { describe, expect, it } from 'vitest'
import { readCooklangSections } from './cooklang-sections.ts'

const sound = '== Salad ==\n\nSlice the @cucumber{100%g}.\n'

describe('readCooklangSections', () => {
  it('returns sections with their ingredients and the places of these in the steps', () => {
    expect(readCooklangSections(sound)).toEqual([
      {
        name: 'Salad',
        steps: [['Slice the ', { index: 0 }, '.']],
        ingredients: [{ index: 0, name: 'cucumber', words: 'cucumber', amount: 100, unit: 'g' }],
      },
    ])
  })

  it('shows the words after a |, and reads ml', () => {
    const [section] = readCooklangSections('== A ==\n\nHeat @lactose-free milk|milk{120%ml}.\n') ?? []
    expect(section?.ingredients).toMatchObject([{ name: 'lactose-free milk', words: 'milk', amount: 120, unit: 'ml' }])
  })

  it('returns null when the parser traps, and still reads the next recipe', () => {
    expect(readCooklangSections('Mix @{1%g}.')).toBeNull()
    expect(readCooklangSections(sound)).toHaveLength(1)
  })
})
