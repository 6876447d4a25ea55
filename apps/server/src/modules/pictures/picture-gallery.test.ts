import { foods, meals } from '@dayplate/catalogue'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { makeCatalogue } from '../catalogue/index.ts'
import { registerPictureGallery } from './picture-gallery.ts'

/** A catalogue of one meal that counts how often its meals are read. */
function countedCatalogue() {
  const whole = makeCatalogue({ foods, meals })
  const [one] = whole.currentByMealId
  if (one === undefined) throw new Error('the catalogue is empty')
  const drawn = { times: 0 }
  const catalogue = {
    ...whole,
    get currentByMealId() {
      drawn.times += 1
      return new Map([one])
    },
  }
  return { catalogue, drawn, name: one[1].name }
}

it('draws the gallery once, and again when the catalogue has other meals', async () => {
  const [before, after] = [countedCatalogue(), countedCatalogue()]
  const services = { catalogue: before.catalogue }
  const app = Fastify()
  registerPictureGallery(app, services)
  const ask = async () => (await app.inject('/gallery/food-pictures')).body
  const first = await ask()
  expect(first.includes(`<figcaption>${before.name}</figcaption>`)).toBe(true)
  expect((await ask()) === first).toBe(true)
  expect(before.drawn.times).toBe(1)
  services.catalogue = after.catalogue
  await ask()
  expect(after.drawn.times).toBe(1)
  await app.close()
})
