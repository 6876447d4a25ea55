import { foods, meals, products } from '@dayplate/catalogue'
import { expect, it } from 'vitest'
import { makeCatalogue } from '../catalogue/index.ts'
import { presentVariant } from './present-variant.ts'

const catalogue = makeCatalogue({ foods, meals })

const textsOf = (language: 'en' | 'pl'): readonly string[] =>
  products.flatMap((product) => {
    const { name, saleProduct } = presentVariant(product, { catalogue, language })
    const { shortDescription, longDescription, lengthLabel, features } = saleProduct
    return [name, saleProduct.name, shortDescription, longDescription, lengthLabel, ...features]
  })

it('binds amounts to units, and Polish short words to the next word, in product texts', () => {
  const polish = textsOf('pl')
  expect(polish.join('\n')).toContain('31\u00A0dni dostępu')
  expect(polish.join('\n')).toContain('na każdy dzień, w\u00A0wybranej diecie i\u00A0w\u00A0ilościach')
  expect(polish.filter((text) => /(?<![\p{L}\p{N}])[aiouwz] |\d dni/iu.test(text))).toEqual([])
  expect(textsOf('en').join('\n')).toContain('A year of meals')
})
