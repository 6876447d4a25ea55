import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { EXAMPLE_MEALS, exampleMealPath } from '@dayplate/rules/example-meals'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './tools/test-server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'example-meals-'))
const BUILT = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="General." />
    <title>Dayplate</title>
  </head>
  <body>
    <div id="app"></div>
    <noscript>Dayplate needs JavaScript.</noscript>
  </body>
</html>
`
const SITE = 'https://dayplate.example'
const EXAMPLE = `query ExampleMeal($slug: String!) { exampleMeal(slug: $slug) {
  id publicName dishes { ingredients { name measurements { text } } steps { parts { text } } } } }`

let server: TestServer
let address: string
beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), BUILT)
  writeFileSync(path.join(folder, 'routes.json'), JSON.stringify(['/meals', '/meals/$slug', '/home']))
  server = await startTestServer(folder)
  address = await server.listen()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Requests a page like a client without scripts. */
async function open(url: string, language = 'en') {
  const answer = await fetch(address + url, { headers: { accept: 'text/html', 'accept-language': language } })
  return { status: answer.status, body: await answer.text() }
}

const dataIn = (body: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null')

const BOTH = EXAMPLE_MEALS.flatMap((example) =>
  (['en', 'pl'] as const).map((language) => [exampleMealPath(example, language), example, language] as const),
)

describe('the list of example meals', () => {
  it('has twelve meals of the catalogue, of every type, under addresses of their own', () => {
    const versions = EXAMPLE_MEALS.map(({ mealId }) => server.services.catalogue.currentByMealId.get(mealId))
    expect(versions).not.toContain(undefined)
    expect(versions).toHaveLength(12)
    expect(new Set(versions.map((version) => version?.type)).size).toBe(4)
    const slugs = EXAMPLE_MEALS.map(({ slugs: { en, pl } }) => [...new Set([en, pl])]).flat()
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })
})

describe('an example meal without scripts', () => {
  it.each(BOTH)('has its recipe in the page and in its structured data: %s', async (url, example, language) => {
    const { status, body } = await open(url, language === 'en' ? 'pl' : 'en')
    const { name, polish } = server.services.catalogue.currentByMealId.get(example.mealId) ?? {}
    const title = (language === 'en' ? name : polish?.name) ?? ''
    expect(status).toBe(200)
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain(`<title>${title} · Dayplate</title>`)
    expect(body).toContain(`<main><h1>${title}</h1>`)
    expect(body).toContain(`<link rel="canonical" href="${SITE}${url}" />`)
    for (const other of ['en', 'pl'] as const)
      expect(body).toContain(`hreflang="${other}" href="${SITE}${exampleMealPath(example, other)}"`)
    const picture = `${SITE}/pictures/example-meals/${example.slugs.en}.png`
    expect(body).toContain(`<meta property="og:image" content="${picture}" />`)
    const data = dataIn(body)
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: title,
      inLanguage: language,
      image: [picture],
      mainEntityOfPage: SITE + url,
      recipeYield: language === 'en' ? '1 serving' : '1 porcja',
      totalTime: expect.stringMatching(/^PT\d+M$/),
      nutrition: { '@type': 'NutritionInformation', calories: expect.stringMatching(/^\d+ kcal$/) },
    })
    expect(data.recipeIngredient.length).toBeGreaterThan(2)
    for (const ingredient of data.recipeIngredient)
      expect(ingredient).toMatch(/^\S.* – (.+ \()?[\d.,½¼¾⅓⅔]+\s(g|kg|ml)\)?$/u)
    expect(data.recipeInstructions.length).toBeGreaterThan(1)
    for (const step of data.recipeInstructions) {
      expect(step).toEqual({ '@type': 'HowToStep', text: expect.stringMatching(/\S/) })
    }
    expect(body.match(/<li>/g)).toHaveLength(data.recipeIngredient.length + data.recipeInstructions.length)
  })

  it.each([
    ['/meals/baked-salmon-with-potatoes', 'salmon – ¾ fillet (90\u00A0g)', '1 serving'],
    ['/meals/pieczony-losos-z-ziemniakami', 'łosoś – ¾ filetu (90\u00A0g)', '1 porcja'],
  ])('words its amounts in its language: %s', async (url, salmon, servings) => {
    const { body } = await open(url)
    const data = dataIn(body)
    expect(body).toContain(`<li>${salmon}</li>`)
    expect(data.recipeIngredient).toContain(salmon)
    expect(data.recipeYield).toBe(servings)
  })

  it('is 404 for every other recipe, also for subscribers’ ones by their id', async () => {
    const ids = new Set(EXAMPLE_MEALS.map(({ slugs }) => slugs.en))
    const others = server.services.catalogue.meals.filter(({ id }) => !ids.has(id)).slice(0, 5)
    for (const { id, name } of [...others, { id: 'no-such-meal', name: 'x y' }, { id: '%2e%2e', name: 'x y' }]) {
      const { status, body } = await open(`/meals/${id}`)
      expect(status, id).toBe(404)
      expect(body).not.toContain(name)
      expect(dataIn(body)).toBeNull()
    }
  })

  it('is in the site map in both languages, and no other meal is', async () => {
    const { body } = await open('/sitemap.xml')
    for (const [url] of BOTH) expect(body).toContain(`<loc>${SITE}${url}</loc>`)
    expect(body.match(/<loc>[^<]*\/meals\//g)).toHaveLength(BOTH.length)
    expect((await open('/meals')).status).toBe(200)
    expect(body).not.toContain(`<loc>${SITE}/meals</loc>`)
  })

  it('has a PNG for link previews', async () => {
    const answer = await fetch(`${address}/pictures/example-meals/shakshuka-with-feta.png`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect((await fetch(`${address}/pictures/example-meals/scrambled-eggs.png`)).status).toBe(404)
  })
})

describe('the gateway', () => {
  it('answers a visitor with an example meal by either address, and with no other recipe', async () => {
    const ask = async (slug: string, locale: string) =>
      (await server.client.call(EXAMPLE, { variables: { slug }, headers: { 'x-locale': locale } })).data.exampleMeal
    const polish = await ask('pierogi-ruskie', 'pl_PL')
    expect(polish).toMatchObject({ id: 'pierogi-ruskie', publicName: expect.stringContaining('Pierogi ruskie') })
    expect((await ask('pierogi-with-potato-and-curd-cheese', 'pl_PL')).publicName).toBe(polish.publicName)
    expect(polish.dishes[0].steps.length).toBeGreaterThan(1)
    expect(await ask('leniwe-with-buttered-crumbs', 'en_GB')).toBeNull()
    expect(await ask('', 'en_GB')).toBeNull()
  })
})
