import { foods, meals } from '@dayplate/catalogue'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { makeCatalogue } from '../../catalogue/index.ts'
import { registerPictureGallery } from './register-picture-gallery.ts'

const catalogue = makeCatalogue({ foods, meals })

/** A catalogue of two meals that differ in everything. */
const twoMeals = makeCatalogue({
  foods,
  meals: meals.filter(({ id }) => ['barszcz-with-uszka-and-celeriac', 'banana-and-honey-owsianka'].includes(id)),
})

const litPlates = { isDrawing: true }

async function ask(search: string, services = { catalogue, litPlates }) {
  const app = Fastify()
  registerPictureGallery(app, services)
  const { statusCode, body } = await app.inject(`/gallery/food-pictures${search}`)
  await app.close()
  const [main = ''] = /<main>[^]*<h2 id="plates">/.exec(body) ?? []
  const cards = main.match(/<li class="card [^]*?<\/li>/g) ?? []
  return { statusCode, body, main, cards }
}

describe('the gallery of pictures', () => {
  it('shows each recipe once, with both themes, form and vessel', async () => {
    const { statusCode, cards } = await ask('')
    expect([statusCode, cards.length]).toEqual([200, meals.length])
    for (const card of cards) {
      expect(card).toMatch(/<img class="light" src="[^"]+-320\.avif" data-file=[^]* loading="lazy"/)
      expect(card).toMatch(/<img class="dark" src="[^"]+-320-dark\.avif" data-file=[^]* loading="lazy"/)
      expect(card).toMatch(/<h3><a href="[^"]+-640\.avif">[^<]+<\/a><\/h3><p>[a-z, -]+ · [a-z ]+<\/p>/)
    }
  })

  it('finds by meal, form and diet at once, and keeps what is chosen', async () => {
    const { cards, main, body } = await ask('?meal=dinner&form=soup&diet=vegan')
    expect(cards.length).toBeGreaterThan(0)
    expect(cards.length).toBeLessThan(60)
    for (const card of cards) expect(card).toMatch(/^<li class="card dinner">[^]*<p>[^<]*\bsoup\b/)
    expect(main).toContain(`${cards.length} meals. <a href="?">Show all meals</a>`)
    for (const value of ['dinner', 'soup', 'vegan']) expect(body).toContain(`<option value="${value}" selected>`)
  })

  it('takes an empty value for all', async () => {
    expect((await ask('?meal=&form=&diet=')).cards).toHaveLength(meals.length)
  })

  it('says that no meal has what is chosen', async () => {
    const { statusCode, cards, main } = await ask('?meal=breakfast&form=soup', { catalogue: twoMeals, litPlates })
    expect([statusCode, cards]).toEqual([200, []])
    expect(main).toContain('<p>No meal is found for breakfast and soup. <a href="?">Show all meals</a></p>')
  })

  it('says which values there are instead of an unknown one, and shows it as text', async () => {
    const { statusCode, cards, main, body } = await ask('?meal=%3Cb%3Ebrunch&diet=vegan')
    expect([statusCode, cards]).toEqual([404, []])
    expect(main).toContain('There is no meal “&lt;b&gt;brunch”. There are breakfast, dinner, lunch, snack.')
    expect(body).not.toContain('<b>brunch')
  })

  it('shows all foods in both themes, or those of the meals that are chosen', async () => {
    const foodsIn = (body: string) =>
      body.match(/-144-dark\.avif" alt="" width="72" height="72" loading="lazy"><\/div><span>/g)
    expect(foodsIn((await ask('')).body)).toHaveLength(foods.length)
    const { body } = await ask('?form=soup', { catalogue: twoMeals, litPlates })
    expect(body).toMatch(/-144\.avif" data-file="[^"]+" alt="" [^]*<span>celeriac<\/span>/)
    expect(body).not.toContain('<span>banana</span>')
  })

  it('asks for no picture again where none is drawn, and says so', async () => {
    const { body } = await ask('?form=soup', { catalogue, litPlates: { isDrawing: false } })
    expect(body).not.toContain('<script>')
    expect(body).toContain('This server draws no pictures.')
    expect((await ask('?form=soup')).body).toContain('<script>')
  })

  it('shows the meals of a new import', async () => {
    const services = { catalogue, litPlates }
    const app = Fastify()
    registerPictureGallery(app, services)
    const count = async () => (await app.inject('/gallery/food-pictures')).body.match(/<h3>/g)?.length
    expect(await count()).toBe(meals.length)
    services.catalogue = makeCatalogue({ foods, meals: meals.slice(0, 3) })
    expect(await count()).toBe(3)
    await app.close()
  })
})
