import { meals } from '@dayplate/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { videoUrl } from '../src/modules/pictures/index.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

/** The largest size of an animation, for users who pay for their data. */
const LARGEST_BYTES = 400 * 1024

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.client.raw({ method: 'GET', url, headers })
const filmed = meals.filter((meal) => meal.video !== null)
const addressOf = (file: string | null | undefined): string => videoUrl(file ?? undefined) ?? ''
const first = filmed[0]?.video ?? ''

describe('the animations of meals', () => {
  it.each(filmed.map(({ id, video }) => [id, video]))('are served as small cacheable files: %s', async (_, file) => {
    const { status, headers, body } = await get(addressOf(file))
    expect([status, headers['content-type']]).toEqual([200, 'video/webm'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(Number(headers['content-length'])).toBeLessThan(LARGEST_BYTES)
    // EBML, the first bytes of every WebM file.
    expect(body.charCodeAt(0)).toBe(0x1a)
  })

  it('are sent in parts when a player asks for ranges', async () => {
    const { status, headers } = await get(addressOf(first), { range: 'bytes=0-1' })
    expect([status, headers['content-length']]).toEqual([206, '2'])
    expect(headers['content-range']).toMatch(/^bytes 0-1\/\d+$/)
    expect(headers['accept-ranges']).toBe('bytes')
    expect((await get(addressOf(first), { range: 'bytes=99999999-' })).status).toBe(416)
  })

  it('are cached only briefly under an older name', async () => {
    const { status, headers } = await get(`/videos/0000000000000000/${first}`)
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300'])
  })

  it.each(['/videos/x/none.webm', '/videos/x/..%2f..%2ffoods.csv', '/videos/x/README.md', '/videos/x/'])(
    'are not found at %s',
    async (url) => {
      expect((await get(url)).status).toBe(404)
    },
  )

  it('are named by the meals that have one, and by no others', () => {
    const versions = [...server.services.catalogue.currentByMealId.values()]
    const told = versions.filter((version) => videoUrl(version.video) !== null).map((version) => version.mealId)
    expect(told.toSorted()).toEqual(filmed.map(({ id }) => id).toSorted())
    expect(told.length).toBeGreaterThanOrEqual(3)
    expect(videoUrl('gone.webm')).toBeNull()
  })
})
