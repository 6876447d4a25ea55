import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MealVersion } from '../src/modules/catalogue/index.ts'
import { isFoodJob, openDrawer, pictureUrls, type Drawer } from '../src/modules/pictures/index.ts'
import { LOGIN } from './tools/documents.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

/** The product's own drawer, and how many meals and foods it was asked for. */
function countedDrawer() {
  const drawer = openDrawer(1)
  const seen = { meals: 0, foods: 0 }
  const counted: Drawer = {
    ...drawer,
    draw: (job) => {
      if (isFoodJob(job)) seen.foods += 1
      else seen.meals += 1
      return drawer.draw(job)
    },
  }
  return { counted, seen }
}

let server: TestServer
let origin: string
const { counted, seen } = countedDrawer()
beforeAll(async () => {
  server = await startTestServer(null, { drawer: counted })
  origin = await server.listen()
})
afterAll(() => server.close())

const litVersions = (): readonly MealVersion[] =>
  [...server.services.catalogue.currentByMealId.values()].filter((version) => urlOf(version).endsWith('.webp'))
const urlOf = (version: MealVersion): string => pictureUrls.meal(version).full

function versionAt(index: number): MealVersion {
  const version = litVersions()[index]
  if (version === undefined) throw new Error('too few meals have a lit form')
  return version
}

/** The addresses that a client makes of the one in the gateway's answers. */
const avifOf = (version: MealVersion, ending = '640'): string => urlOf(version).replace(/640\.webp$/, `${ending}.avif`)

const get = (url: string, init: RequestInit = {}) => fetch(`${origin}${url}`, init)

/** Asks until the picture is drawn, as later views of a page do. On a busy machine the first answer may be the SVG drawing. */
async function drawn(url: string): Promise<Response> {
  for (;;) {
    const answer = await get(url)
    if (answer.headers.get('content-type') !== 'image/svg+xml') return answer
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
}

const facts = (answer: Response) => ({
  status: answer.status,
  type: answer.headers.get('content-type'),
  cached: answer.headers.get('cache-control'),
  encoding: answer.headers.get('content-encoding'),
})
const kept = (type: string) => ({
  status: 200,
  type,
  cached: 'public, max-age=31536000, immutable',
  encoding: null,
})

describe('a lit picture', () => {
  it('is drawn once for its sizes and themes, and for two askers', async () => {
    const before = seen.meals
    const urls = ['640', '640', '320', '640-dark', '320-dark'].map((ending) => avifOf(versionAt(0), ending))
    const answers = await Promise.all(urls.map(drawn))
    expect(answers.map(facts)).toEqual(urls.map(() => kept('image/avif')))
    const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
    expect(new Set(bodies.map((body) => body.toString('hex'))).size).toBe(4)
    expect(seen.meals).toBe(before + 1)
  })

  it('has the address of the gateway for clients without AVIF, drawn when it is asked for', async () => {
    const answer = await drawn(urlOf(versionAt(0)))
    expect(facts(answer)).toEqual(kept('image/webp'))
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP')
  })

  it('shows the cleared table of an eaten meal, under an address of its own', async () => {
    const url = pictureUrls.meal(versionAt(0)).eaten
    expect(url).toBe(urlOf(versionAt(0)).replace('-640.webp', '-eaten-640.webp'))
    const [eaten, full] = await Promise.all([drawn(url), drawn(urlOf(versionAt(0)))])
    expect(facts(eaten)).toEqual(kept('image/webp'))
    expect(await eaten.text()).not.toBe(await full.text())
  })

  it('answers HEAD like GET, without the picture', async () => {
    await drawn(avifOf(versionAt(0)))
    const answer = await get(avifOf(versionAt(0)), { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    expect(facts(answer)).toEqual(kept('image/avif'))
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(100)
    expect(await answer.text()).toBe('')
  })

  it('has the headers of every answer that is no page', async () => {
    const { headers } = await drawn(avifOf(versionAt(0)))
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?!.*(script|style)-src)/)
  })

  it.each([
    ['another key', (url: string) => url.replace(/[0-9a-f]{16}-640/, '0123456789abcdef-640')],
    ['another version', (url: string) => url.replace(/meals\/[0-9a-f]{16}/, 'meals/0123456789abcdef')],
    ['the key of another meal', (url: string) => url.replace(/[^/]+$/, avifOf(versionAt(1)).split('/').at(-1) ?? '')],
    ['another size', (url: string) => url.replace('-640', '-960')],
    ['another format', (url: string) => url.replace('.avif', '.png')],
    ['a path above', (url: string) => url.replace(/[0-9a-f]{16}-640/, '..%2f..%2fdrawing-ahead')],
    ['an older name', (url: string) => url.replace('-640.avif', '.svg')],
  ])('is not found under %s, and nothing is drawn', async (_, alter) => {
    const url = avifOf(versionAt(0))
    await drawn(url)
    const before = seen.meals
    expect((await get(alter(url))).status).toBe(404)
    expect(seen.meals).toBe(before)
  })

  it.each([
    ['empty', Buffer.alloc(0)],
    ['cut', Buffer.from('0000001c667479706176696600000000', 'hex')],
  ])('is drawn again when its file is %s', async (_, damaged) => {
    const url = avifOf(versionAt(0))
    const whole = Buffer.from(await (await drawn(url)).arrayBuffer())
    writeFileSync(path.join(server.picturesFolder, url.replace('/pictures/meals/', '')), damaged)
    expect(Buffer.from(await (await drawn(url)).arrayBuffer())).toEqual(whole)
  })
})

describe('the older drawing', () => {
  it('is sent under an earlier version too, but not kept under it', async () => {
    const answer = await get('/pictures/0123456789abcdef/foods/carrot.svg')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  })

  it.each([
    '/pictures/abc/foods/carrot.svg',
    '/pictures/0123456789abcdef/foods/carrot',
    '/pictures/abc/meals/VERSION.svg',
  ])('is not found under %s', async (url) => {
    expect((await get(url.replace('VERSION', versionAt(0).id))).status).toBe(404)
  })
})

describe('the lit picture of a food', () => {
  const webpOf = (foodId: string): string => {
    const food = server.services.catalogue.foodById.get(foodId)
    if (food === undefined) throw new Error(`the catalogue has no ${foodId}`)
    return pictureUrls.food(food)
  }
  const avifUrl = (foodId: string, ending = '144'): string => webpOf(foodId).replace(/144\.webp$/, `${ending}.avif`)

  it('is drawn once for both themes, and for two askers', async () => {
    const urls = [avifUrl('carrot'), avifUrl('carrot'), avifUrl('carrot', '144-dark')]
    const answers = await Promise.all(urls.map(drawn))
    expect(answers.map(facts)).toEqual(urls.map(() => kept('image/avif')))
    const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
    expect(new Set(bodies.map((body) => body.toString('hex'))).size).toBe(2)
    expect(seen.foods).toBe(1)
    expect(readdirSync(path.join(server.picturesFolder, 'foods', 'carrot'))).toHaveLength(2)
  })

  it('has the address of the gateway for clients without AVIF', async () => {
    const answer = await drawn(webpOf('salt'))
    expect(facts(answer)).toEqual(kept('image/webp'))
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP')
  })

  it('waits for its turn, as a list asks for many at once', async () => {
    const urls = ['apple', 'milk', 'olive-oil', 'oregano', 'salmon', 'honey'].map((foodId) => avifUrl(foodId))
    expect(new Set((await Promise.all(urls.map(drawn))).map(({ status }) => status))).toEqual(new Set([200]))
  })

  it.each([
    ['another key', (url: string) => url.replace(/[0-9a-f]{16}-144/, '0123456789abcdef-144')],
    ['another food', (url: string) => url.replace('foods/carrot', 'foods/leek')],
    ['a food that does not exist', (url: string) => url.replace('foods/carrot', 'foods/unicorn')],
    ['another size', (url: string) => url.replace('-144', '-640')],
    ['another format', (url: string) => url.replace('.avif', '.png')],
    ['an eaten food', (url: string) => url.replace('-144', '-eaten-144')],
    ['a path above', (url: string) => url.replace('foods/carrot', 'foods/..%2f..')],
  ])('is not found under %s, and nothing is drawn', async (_, alter) => {
    await drawn(avifUrl('carrot'))
    const before = seen.foods
    expect((await get(alter(avifUrl('carrot')))).status).toBe(404)
    expect(seen.foods).toBe(before)
  })
})

describe('a thousand different pictures at once', () => {
  /** Holds every drawing until the test ends. */
  const { promise: held, reject: giveUp } = Promise.withResolvers<never>()
  const drawing = { now: 0, most: 0 }
  const stuck: Drawer = {
    threads: 1,
    draw: async () => {
      drawing.now += 1
      drawing.most = Math.max(drawing.most, drawing.now)
      return held.finally(() => (drawing.now -= 1))
    },
    close: () => {
      giveUp(new Error('the threads are closed'))
      return Promise.resolve()
    },
  }
  let flooded: TestServer
  let address: string
  beforeAll(async () => {
    flooded = await startTestServer(null, { drawer: stuck })
    address = await flooded.listen()
  })
  afterAll(() => flooded.close())

  /** Opens a connection and returns a request on it, so that all requests can be sent at the same moment. */
  async function connected(url: string): Promise<() => Promise<string>> {
    const { port } = new URL(address)
    const socket = net.connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    return async () => {
      socket.write(`GET ${url} HTTP/1.1\r\nhost: dayplate.example\r\nconnection: close\r\n\r\n`)
      return (await text(socket)).split('\r\n\r\n')[0] ?? ''
    }
  }

  it('show the SVG drawing of a food that must wait, and an empty plate for one without', async () => {
    const foods = [...server.services.catalogue.foodById.values()]
    const wanted = foods.filter(({ id }) => id === 'carrot' || id === 'salt')
    for (const food of wanted) {
      const answer = await fetch(`${address}${pictureUrls.food(food)}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.text()).toMatch(/^<svg [^>]*width="8192" height="8192"/)
    }
  })

  it('are answered with the SVG drawing, while the server answers other calls and draws no more than it can', async () => {
    const urls = litVersions().flatMap((version) => [avifOf(version), urlOf(version)])
    const wanted = urls.slice(0, 1_000)
    expect(wanted.length).toBeGreaterThan(900)
    const seenBefore = process.memoryUsage.rss()
    const sends: (() => Promise<string>)[] = []
    for (const url of wanted) sends.push(await connected(url))
    let answered = 0
    const answers = sends.map(async (send) => {
      const head = await send()
      answered += 1
      return head
    })
    const health = await fetch(`${address}/ready`)
    const login = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: LOGIN,
        variables: { email: 'ada@example.com', password: 'guess' },
      }),
    })
    const answeredBefore = answered
    expect([health.status, login.status]).toEqual([200, 200])
    // Other calls are answered in the middle of the flood, not behind it.
    expect(answeredBefore).toBeLessThan(wanted.length / 2)
    const all = await Promise.all(answers)
    const svgs = all.filter((head) =>
      /^HTTP\/1.1 200 OK\r\ncontent-type: image\/svg\+xml\r\ncache-control: no-store\r\n/m.test(head),
    )
    expect(svgs.length).toBe(wanted.length)
    expect(drawing.most).toBe(1)
    expect((process.memoryUsage.rss() - seenBefore) / 1024 / 1024).toBeLessThan(400)
  })
})
