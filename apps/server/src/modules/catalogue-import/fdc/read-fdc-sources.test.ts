import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readFdcSources } from './read-fdc-sources.ts'

/** A small download in the form of a real one: quoted cells, numbers as text, a note over two lines. */
const DOWNLOAD = {
  'nutrient.csv': [
    '"id","name","unit_name","nutrient_nbr","rank"',
    '"1008","Energy","KCAL","208","300"',
    '"1003","Protein","G","203","600"',
    '"1004","Total lipid (fat)","G","204","800"',
    '"1005","Carbohydrate, by difference","G","205","1110"',
    '"1079","Fiber, total dietary","G","291","1200"',
    '"1062","Energy","kJ","268","400"',
  ],
  'food_category.csv': ['"id","code","description"', '"9","0900","Fruits and Fruit Juices"'],
  'food.csv': [
    '"fdc_id","data_type","description","food_category_id","publication_date"',
    '"900001","sr_legacy_food","Medlars, raw, ""soft""","9","2019-04-01"',
    '"900002","sr_legacy_food","Quinces, raw","9","2019-04-01"',
  ],
  'food_nutrient.csv': [
    '"id","fdc_id","nutrient_id","amount","data_points","derivation_id","min","max","median","footnote","min_year_acquired"',
    '"1","900001","1008","70","","","","","","measured\nin autumn",""',
    '"2","900001","1003","0.5","","","","","","",""',
    '"3","900001","1004","0.2","","","","","","",""',
    '"4","900001","1005","18","","","","","","",""',
    '"5","900001","1079","2","","","","","","",""',
    '"6","900001","1062","293","","","","","","",""',
    // Survey tables use the older nutrient numbers.
    '"7","900002","208","57","","","","","","",""',
  ],
  'food_portion.csv': [
    '"id","fdc_id","seq_num","amount","measure_unit_id","portion_description","modifier","gram_weight","data_points","footnote","min_year_acquired"',
    '"1","900001","1","1","9999","","piece","30","","",""',
  ],
} as const

const MAPPING = 'fdc_id,name_en,name_pl,category,origin,allergens\n900001,medlar,nieszpułka,fruit,plant,none\n'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dayplate-fdc-'))
  for (const [file, lines] of Object.entries(DOWNLOAD)) writeFileSync(path.join(folder, file), `${lines.join('\n')}\n`)
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string): string => {
  writeFileSync(path.join(folder, file), text)
  return path.join(folder, file)
}

describe('readFdcSources', () => {
  it('makes a row of every food of the mapping', async () => {
    const mapping = write('mapping.csv', MAPPING)
    const { sources, errors } = await readFdcSources({ folder, mapping, ids: null })
    expect(errors).toEqual([])
    const [row] = sources.foods
    expect([row?.file, row?.line]).toEqual([mapping, 2])
    expect(
      ['id', 'source', 'kcal', 'carbohydrate_g', 'fibre_g', 'measures'].map((column) => row?.cells.get(column)),
    ).toEqual(['medlar', 'FDC:900001', '70', '16', '2', 'piece=30'])
  })

  it('reports data it does not know instead of guessing it', async () => {
    const { sources, errors } = await readFdcSources({ folder, mapping: null, ids: ['900001'] })
    expect(sources.foods).toEqual([])
    expect(errors).toEqual([
      {
        file: '--ids',
        line: null,
        message:
          '"Medlars, raw, "soft"" (900001, Fruits and Fruit Juices) has no row: names, category, origin and allergens are never guessed',
        remedy: 'Add a line to mapping.csv (fdc_id,name_en,name_pl,category,origin,allergens) that begins with 900001',
      },
    ])
  })

  it('reads tables with the older nutrient numbers', async () => {
    const mapping = write('mapping.csv', MAPPING.replace('900001,medlar,nieszpułka', '900002,quince,pigwa'))
    const { sources } = await readFdcSources({ folder, mapping, ids: ['900002'] })
    expect(sources.foods[0]?.cells.get('kcal')).toBe('57')
  })

  it('reports the line of an id that the download does not have', async () => {
    const mapping = write('mapping.csv', MAPPING.replace('900001', '900003'))
    const { errors } = await readFdcSources({ folder, mapping, ids: null })
    expect(errors.map(({ line, message }) => [line, message])).toEqual([[2, 'The download has no food 900003']])
  })

  it('reports a bad id at its line in the mapping, or at --ids', async () => {
    const mapping = write('mapping.csv', MAPPING)
    const { errors } = await readFdcSources({ folder, mapping, ids: ['123', '900002'] })
    expect(errors.map(({ file, message }) => [file, message])).toEqual([
      ['--ids', 'The download has no food 123'],
      ['--ids', expect.stringMatching(/^"Quinces, raw" .* has no row/)],
    ])
  })

  it('reports the line of an incomplete table instead of skipping its rows', async () => {
    const lines = DOWNLOAD['food_nutrient.csv']
    const mapping = write('mapping.csv', MAPPING)
    for (const junk of ['"8","900001"', 'garbage']) {
      write('food_nutrient.csv', `${lines.join('\n')}\n\n${junk}`)
      const { errors } = await readFdcSources({ folder, mapping, ids: null })
      // The first row has a note over two lines, and empty lines are skipped.
      expect(errors.map(({ file, line, message }) => [path.basename(file), line, message])).toEqual([
        ['food_nutrient.csv', 11, expect.stringMatching(/^The row breaks off/)],
      ])
    }
  })

  it('reports tables that are missing, lack a column or use other units', async () => {
    rmSync(path.join(folder, 'food_portion.csv'))
    write('food.csv', '"fdc_id","food_category_id"\n')
    write('nutrient.csv', '"id","name","unit_name","nutrient_nbr"\n"1003","Protein","MG","203"\n')
    const { errors } = await readFdcSources({ folder, mapping: write('mapping.csv', MAPPING), ids: null })
    expect(errors.map(({ file, message }) => `${path.basename(file)}: ${message}`)).toEqual([
      'food.csv: Columns are missing: description',
      'food_portion.csv: There is no such file',
      'nutrient.csv: Nutrient 1003 is in MG, not in G',
    ])
  })

  it('reports a mapping that cannot be read', async () => {
    const { errors } = await readFdcSources({ folder, mapping: path.join(folder, 'none.csv'), ids: null })
    expect(errors.map(({ message }) => message)).toEqual(['The mapping cannot be read'])
  })
})
