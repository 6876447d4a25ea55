import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SAMPLE_ARTICLES } from './tools/sample-articles.ts'
import { subscribersOf, type Subscribers } from './tools/subscribers.ts'
import { startTestServer, type TestServer } from './tools/test-server.ts'

let server: TestServer
let people: Subscribers
beforeAll(async () => {
  server = await startTestServer(null, { articles: SAMPLE_ARTICLES })
  people = await subscribersOf(server)
})
afterAll(() => server.close())

const ARTICLES = `query Articles($categoryIdentifier: String, $pageNumber: Int, $articlesPerPage: Int, $sortByPinned: Boolean) {
  article(categoryIdentifier: $categoryIdentifier, pageNumber: $pageNumber, articlesPerPage: $articlesPerPage, sortByPinned: $sortByPinned) { id }
  articlePagination(categoryIdentifier: $categoryIdentifier, articlesPerPage: $articlesPerPage) { pageCount articlesCount }
}`

const page = async (variables: Readonly<Record<string, unknown>>) => {
  const { data } = await server.client.call(ARTICLES, { variables })
  return {
    ids: data.article.map(({ id }: { readonly id: string }) => Number(id)),
    pages: data.articlePagination,
  }
}

const ARTICLE = `query Article($articleId: ID!) {
  article(articleId: $articleId) {
    id title slug teaser lead content summary thumbUrl photoUrl icon pinned revealType revealDietPhase
    onlyForPayingUsersMessage onlyForPayingUsersCtaLabel ctaLabel ctaUrl changedOn
    category { name identifier label { color } }
    author { name isFemale description avatar }
  }
}`

const PAYING = 11

const read = async (articleId: unknown, asked: { readonly token?: string; readonly locale?: string } = {}) => {
  const { token, locale = 'en_US' } = asked
  const headers = { 'x-locale': locale }
  const { data } = await server.client.call(ARTICLE, {
    variables: { articleId },
    headers,
    ...(token === undefined ? {} : { token }),
  })
  return data.article
}

describe('the feed of articles', () => {
  it('has nine of them on a page, the newest first', async () => {
    const { ids, pages } = await page({})
    expect(ids).toEqual([12, 10, 9, 8, 7, 6, 5, 4, 3])
    expect(pages).toEqual({ pageCount: 2, articlesCount: 12 })
  })

  it('begins with the pinned one when asked to', async () => {
    expect((await page({ sortByPinned: true })).ids).toEqual([11, 12, 10, 9, 8, 7, 6, 5, 4])
    expect((await page({ sortByPinned: true, pageNumber: 2 })).ids).toEqual([3, 2, 1])
  })

  it('has the articles of one category, or of all for "all"', async () => {
    const tips = await page({ categoryIdentifier: 'tips', sortByPinned: true })
    expect(tips).toEqual({ ids: [11, 12], pages: { pageCount: 1, articlesCount: 2 } })
    expect((await page({ categoryIdentifier: 'all' })).pages.articlesCount).toBe(12)
  })

  it.each(['workouts', 'no-such', '__proto__', ''])('is empty for the category "%s"', async (categoryIdentifier) => {
    expect(await page({ categoryIdentifier })).toEqual({ ids: [], pages: { pageCount: 0, articlesCount: 0 } })
  })

  it('is empty past its last page, and begins with the first for a wrong number', async () => {
    expect((await page({ pageNumber: 3 })).ids).toEqual([])
    expect((await page({ pageNumber: 2_147_483_647 })).ids).toEqual([])
    expect((await page({ pageNumber: -1 })).ids).toHaveLength(9)
  })

  it('has at least one and at most 24 articles on a page', async () => {
    expect(await page({ articlesPerPage: 0 })).toMatchObject({ ids: [12], pages: { pageCount: 12 } })
    expect((await page({ articlesPerPage: 1_000 })).ids).toHaveLength(12)
  })
})

describe('an article', () => {
  it('has everything that its page shows', async () => {
    const [article] = await read(1)
    expect(article).toEqual({
      id: '1',
      title: 'Title 1',
      slug: 'words-of-1',
      teaser: 'Teaser of 1',
      lead: 'Lead of 1 with <signs> & "quotes"',
      summary: 'Summary of 1',
      content: '<p>Text of 1</p>\n',
      thumbUrl: '/pictures/plates/empty.svg',
      photoUrl: '/pictures/plates/empty.svg',
      icon: 'timer',
      pinned: false,
      revealType: 'free',
      revealDietPhase: null,
      onlyForPayingUsersMessage: null,
      onlyForPayingUsersCtaLabel: null,
      ctaLabel: null,
      ctaUrl: null,
      changedOn: '2026-11-10',
      category: { name: 'Diet', identifier: 'diet', label: { color: expect.stringMatching(/^#[0-9a-f]{6}$/) } },
      author: {
        name: 'Dayplate kitchen desk',
        isFemale: null,
        description: expect.stringMatching(/\S/),
        avatar: '/icons/192.png',
      },
    })
  })

  it('is in the language of the reader', async () => {
    const [article] = await read(PAYING, { locale: 'pl_PL' })
    expect(article).toMatchObject({ title: 'Tytuł 11', slug: 'slowa-11', category: { name: 'Porady' } })
    expect(article.author.name).toBe('Redakcja kuchni Dayplate')
  })

  it('shows the picture of its meal', async () => {
    const [article] = await read(PAYING)
    expect(article).toMatchObject({ icon: null, thumbUrl: article.photoUrl })
    expect(article.thumbUrl).toMatch(/^\/pictures\/meals\/[0-9a-f]{16}\/[0-9a-f]{16}-640\.webp$/)
  })

  it('is found by its number, whatever words follow', async () => {
    expect(await read('1-other-words')).toMatchObject([{ id: '1' }])
  })

  it.each(['13', '0', '-1', 'words', '', '9'.repeat(40)])('does not exist for the number "%s"', async (unknown) => {
    expect(await read(unknown)).toEqual([])
  })
})

describe('an article for paying people', () => {
  const textFor = async (token?: string) => (await read(PAYING, token === undefined ? {} : { token }))[0]

  it('sends its text to a person with access', async () => {
    const article = await textFor(await people.newPerson('TEN'))
    expect(article).toMatchObject({
      content: '<p>Paid words</p>\n',
      onlyForPayingUsersMessage: null,
      onlyForPayingUsersCtaLabel: null,
      ctaLabel: 'Open your plan',
      ctaUrl: '/day-plan',
    })
  })

  const LOCKED = {
    content: null,
    lead: 'Lead of 11 with <signs> & "quotes"',
    onlyForPayingUsersMessage: expect.stringMatching(/\S/),
    onlyForPayingUsersCtaLabel: expect.stringMatching(/\S/),
  }

  it('sends it to no visitor, and to no person who never had access', async () => {
    const answers = [await textFor(), await textFor(await people.newPerson(null)), await textFor('no-such-token')]
    for (const article of answers) expect(article).toMatchObject(LOCKED)
    expect(JSON.stringify(answers)).not.toContain('Paid')
  })

  it('sends it on the last day of access, and no longer on the day after', async () => {
    const token = await people.newPerson('TEN')
    server.clock.moveDays(9)
    expect((await textFor(token)).content).toContain('Paid words')
    server.clock.moveDays(1)
    expect(await textFor(token)).toMatchObject(LOCKED)
  })

  it('sends it to no one in a list either', async () => {
    const list = '{ article(articlesPerPage: 24) { id content } }'
    const { data } = await server.client.call(list)
    const texts = new Map(data.article.map((one: Record<string, unknown>) => [one['id'], one['content']]))
    expect([texts.get('11'), texts.get('12')]).toEqual([null, '<p>Text of 12</p>\n'])
  })
})
