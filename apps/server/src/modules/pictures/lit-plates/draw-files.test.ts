import { foods, meals } from '@dayplate/catalogue'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { makeCatalogue } from '../../catalogue/index.ts'
import { drawFiles } from './draw-files.ts'
import { isWhole } from './is-whole.ts'
import { LIT_FORMATS } from './lit-file.ts'
import { platedOf } from './plated-of.ts'

const [meal] = [...makeCatalogue({ foods, meals }).currentByMealId.values()].flatMap(
  (version) => platedOf(version) ?? [],
)

it.each(LIT_FORMATS)('draws both themes and sizes of a meal in %s, on a transparent ground', async (format) => {
  if (meal === undefined) throw new Error('no meal has a lit form')
  const files = await drawFiles({ meal, format })
  expect(files.map(({ size, theme }) => `${size} ${theme}`)).toEqual(['640 light', '320 light', '640 dark', '320 dark'])
  for (const { bytes, size } of files) {
    const { width, height, hasAlpha } = await sharp(bytes).metadata()
    const corner = await sharp(bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
    expect([width, height, hasAlpha, corner[3]]).toEqual([size, size, true, 0])
    expect(isWhole(bytes, format)).toBe(true)
  }
  const [light, , dark] = await Promise.all(files.map(({ bytes }) => sharp(bytes).raw().toBuffer()))
  expect(light).not.toEqual(dark)
})
