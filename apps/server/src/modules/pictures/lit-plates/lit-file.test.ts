import { foods, meals } from '@dayplate/catalogue'
import { describe, expect, it } from 'vitest'
import { makeCatalogue } from '../../catalogue/index.ts'
import { LIT_FORMATS, litKeyOf, litPathOf, parseLitFile, variantsOf } from './lit-file.ts'

const VERSION = '0123456789abcdef'
const KEY = 'fedcba9876543210'

describe('parseLitFile', () => {
  it('reads every file of a meal', () => {
    const files = [false, true]
      .flatMap((isEaten) => LIT_FORMATS.flatMap((format) => variantsOf({ format, isEaten })))
      .map((variant) => ({ ...variant, versionId: VERSION, key: KEY }))
    const parsed = files.map((file) => {
      const [version = '', name = ''] = litPathOf(file).split('/')
      return parseLitFile(version, name)
    })
    expect(parsed).toEqual(files)
    expect(new Set(files.map(litPathOf)).size).toBe(16)
  })

  it.each([
    [VERSION, `${KEY}-641.avif`],
    [VERSION, `${KEY}-640.png`],
    [VERSION, `${KEY}-640-dim.avif`],
    [VERSION, `${KEY}-640.avif/`],
    [VERSION, `x${KEY}-640.avif`],
    [VERSION, `${KEY.toUpperCase()}-640.avif`],
    [VERSION, `..%2f${KEY}-640.avif`],
    [VERSION, '__proto__'],
    ['..', `${KEY}-640.avif`],
    [`${VERSION}0`, `${KEY}-640.avif`],
  ])('refuses the altered address %s/%s', (version, name) => {
    expect(parseLitFile(version, name)).toBeNull()
  })
})

describe('litKeyOf', () => {
  const catalogue = makeCatalogue({ foods, meals })
  const versions = [...catalogue.currentByMealId.values()]

  it('is the same for the same meal on every server, and another one for other foods', () => {
    const [version] = versions.filter((one) => litKeyOf(one) !== null)
    if (version === undefined) throw new Error('no meal has a lit form')
    const [dish, ...others] = version.dishes
    const [first, ...rest] = dish?.ingredients ?? []
    if (dish === undefined || first === undefined) throw new Error('the meal has no ingredient')
    const grams = { ...version, dishes: [{ ...dish, ingredients: [{ ...first, grams: 999 }, ...rest] }, ...others] }
    expect(litKeyOf(structuredClone(version))).toBe(litKeyOf(version))
    expect(litKeyOf(grams)).not.toBe(litKeyOf(version))
  })
})
