import { describe, expect, it } from 'vitest'
import { pictureTableErrors } from './picture-table-errors.ts'

const HEAD = 'meal\tdish\tform\tplace\tvessel\ttraits\tfoods'
const leek = 'leek-soup\tLeek soup\tsoup\tmain\tbowl\t\tleek=sliced,boiled'
const rice = 'rice\tRice\tgrain\tmain\tplate\t\twhite-rice=boiled'
const table = (...lines: readonly string[]): string => [HEAD, ...lines, ''].join('\n')
const remedy = expect.stringContaining('node packages/catalogue/build.ts --accept-pictures')

describe('the reviewed table of pictures', () => {
  it('refuses nothing when it is the computed one', () => {
    expect(pictureTableErrors(table(leek, rice), table(leek, rice))).toEqual([])
  })

  it('refuses a dish whose picture changed, with the line to read', () => {
    const changed = leek.replace('sliced', 'blended')
    expect(pictureTableErrors(table(rice, leek), table(rice, changed))).toEqual([
      { file: 'pictures.tsv', line: 3, message: 'The picture of leek-soup: Leek soup is not the reviewed one', remedy },
    ])
  })

  it('refuses a new dish at the head of the table, and a reviewed dish that is gone at its own', () => {
    expect(pictureTableErrors(table(leek), table(rice))).toEqual([
      { file: 'pictures.tsv', line: 1, message: 'The picture of rice: Rice is not the reviewed one', remedy },
      { file: 'pictures.tsv', line: 2, message: 'There is no dish leek-soup: Leek soup any more', remedy },
    ])
  })

  it('refuses lines in another order', () => {
    expect(pictureTableErrors(table(leek, rice), table(rice, leek))).toHaveLength(1)
  })
})
