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

const DRAWINGS = LIT_FORMATS.flatMap((format) => [false, true].map((isEaten) => ({ format, isEaten })))

it.each(DRAWINGS)('draws both themes and sizes of a meal on a transparent ground: %o', async ({ format, isEaten }) => {
  if (meal === undefined) throw new Error('no meal has a lit form')
  const files = await drawFiles({ meal, format, isEaten })
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

it('draws the cleared table of a meal in fewer bytes than the meal', async () => {
  if (meal === undefined) throw new Error('no meal has a lit form')
  const [full] = await drawFiles({ meal, format: 'avif', isEaten: false })
  const [eaten] = await drawFiles({ meal, format: 'avif', isEaten: true })
  expect(eaten?.bytes.byteLength).toBeLessThan((full?.bytes.byteLength ?? 0) * 0.7)
})
