import { describe, expect, it } from 'vitest'
import { compileArticles } from './compile-articles.ts'
import { generatedArticles } from './generated-articles.ts'
import type { ArticleSource } from './read-article.ts'

const ENGLISH = 'articles/en/07-rest-days.md'
const POLISH = 'articles/pl/07-dni-odpoczynku.md'

const FIELDS: Readonly<Record<string, string>> = {
  category: 'workouts',
  changed: '2026-11-26',
  reveal: 'paying',
  picture: 'meal bean-soup',
  teaser: 'Muscle is made on the sofa, if you earned it first.',
  lead: 'A day without training is a part of the training: that is when tissue is repaired.',
  summary: 'Why one or two days a week without training help.',
}

const TEXT = `# Rest days\n\n${'A sentence about rest. '.repeat(20)}\n\n## Sources\n- A title, a publisher, 2024\n`

/** An article with some fields changed; undefined leaves a field out. */
function written(change: Readonly<Record<string, string | undefined>> = {}, text = TEXT): string {
  const fields = Object.entries({ ...FIELDS, ...change }).filter(([, value]) => value !== undefined)
  return `---\n${fields.map(([key, value]) => `${key}: ${value}`).join('\n')}\n---\n${text}`
}

const compile = (sources: readonly ArticleSource[]) => compileArticles(sources, new Set(['bean-soup']))
const both = (english: string, polish = english): readonly ArticleSource[] => [
  { path: ENGLISH, text: english },
  { path: POLISH, text: polish },
]
const errorsOf = (sources: readonly ArticleSource[]) => {
  const compiled = compile(sources)
  return compiled.kind === 'refused' ? compiled.errors : []
}

describe('an article', () => {
  it('gives its fields, its number and words from the file name, and its HTML without the title', () => {
    const compiled = compile(both(written({ pinned: 'true', 'cta-label': 'See your plan', 'cta-url': '/day-plan' })))
    expect(compiled).toMatchObject({
      kind: 'compiled',
      articles: {
        en: [
          {
            id: 7,
            slug: 'rest-days',
            category: 'workouts',
            changedOn: '2026-11-26',
            isPinned: true,
            reveal: 'paying',
            picture: { kind: 'meal', mealId: 'bean-soup' },
            title: 'Rest days',
            teaser: FIELDS['teaser'],
            lead: FIELDS['lead'],
            summary: FIELDS['summary'],
            cta: { label: 'See your plan', url: '/day-plan' },
            html: expect.stringMatching(/^<p>A sentence about rest\.[^#]*<h2 id="sources">Sources<\/h2>/),
          },
        ],
        pl: [{ id: 7, slug: 'dni-odpoczynku' }],
      },
    })
  })

  it.each([
    ["'Soak, boil, rinse: three steps for dry beans.'", 'Soak, boil, rinse: three steps for dry beans.'],
    ["'Rice is special: don''t leave it out.'", "Rice is special: don't leave it out."],
    ['"Soak, boil, rinse: don\'t skip a step."', "Soak, boil, rinse: don't skip a step."],
    ["Beans don't mind: soak 'them' overnight", "Beans don't mind: soak 'them' overnight"],
    ['„Puszka” też się liczy: przepłucz fasolę.', '„Puszka” też się liczy: przepłucz fasolę.'],
  ])('shows %s without the quotes of its source', (teaser, shown) => {
    expect(compile(both(written({ teaser })))).toMatchObject({ articles: { en: [{ teaser: shown }] } })
  })

  it('is the same after it was written as a module and read again', async () => {
    const compiled = compile(both(written({}, TEXT.replace('rest.', '"Quotes" `and` \\\\ ${signs} \u2028'))))
    if (compiled.kind === 'refused') throw new Error(JSON.stringify(compiled.errors))
    const script = generatedArticles(compiled.articles)
      .replace(/^import .*$/m, '')
      .replace(': Articles', '')
    const module: unknown = await import(`data:text/javascript,${encodeURIComponent(script)}`)
    expect(module).toMatchObject({ articles: compiled.articles })
  })
})

describe('an author is told of', () => {
  it.each([
    ['an unknown category', { category: 'sleep' }, 2, 'The category is wrong'],
    ['a day that is none', { changed: '2026-02-30' }, 3, 'The changed is wrong'],
    ['an unknown reveal', { reveal: 'never' }, 4, 'The reveal is wrong'],
    ['an unknown drawing', { picture: 'icon unicorn' }, 5, 'The picture is wrong'],
    ['a picture without its kind', { picture: 'bean-soup' }, 5, 'The picture is wrong'],
    ['a short teaser', { teaser: 'Rest.' }, 6, 'The teaser is wrong: teaser has 5 characters'],
    ['a long lead', { lead: 'Rest. '.repeat(150) }, 7, 'The lead is wrong: lead has 899 characters'],
    ['a missing summary', { summary: undefined }, 1, 'The summary is wrong: summary has 0 characters'],
    ['a link without a label', { 'cta-url': '/day-plan' }, 1, 'The cta-label is wrong'],
    ['a link to another site', { 'cta-label': 'Go', 'cta-url': 'https://x.example' }, 10, 'The cta-url is wrong'],
    ['a quote without a partner', { teaser: "'Soak, boil, rinse: three steps." }, 6, 'The teaser begins with a quote'],
    ['a quoted first word', { teaser: '"Soak" means a night in cold water.' }, 6, 'The teaser begins with a quote'],
    ['a quote inside that ends the value', { teaser: "'Don't wait: soak them now.'" }, 6, 'begins with a quote'],
    ['quotes around nothing', { teaser: "''" }, 6, 'The teaser begins with a quote'],
    ['an unknown field', { sumary: 'A.' }, 9, '"sumary" is no field of an article'],
  ])('%s', (_, change, line, message) => {
    expect(errorsOf(both(written(change)))).toContainEqual(
      expect.objectContaining({ file: ENGLISH, line, message: expect.stringContaining(message) }),
    )
  })

  it.each([
    ['HTML', TEXT.replace('rest.', '<b>rest</b>.'), 12, '"<b>" is HTML'],
    ['a missing title', TEXT.slice(13), 1, 'The title is missing'],
    ['a text of a few words', '# Rest days\n\nRest.\n', 1, 'The text is wrong'],
    [
      'an article that does not exist',
      `${TEXT}\n[More](/knowledge/article/9-more)\n`,
      17,
      'There is no /knowledge/article/9-more',
    ],
    [
      'words of another language in a link',
      `${TEXT}\n[More](/knowledge/article/7-dni-odpoczynku)\n`,
      17,
      'There is no /knowledge/article/7-dni-odpoczynku',
    ],
  ])('%s', (_, text, line, message) => {
    expect(errorsOf(both(written({}, text)))).toContainEqual(
      expect.objectContaining({ file: ENGLISH, line, message: expect.stringContaining(message) }),
    )
  })

  it('a recipe that does not exist', () => {
    expect(errorsOf(both(written({ picture: 'meal no-such-soup' })))).toContainEqual(
      expect.objectContaining({ file: POLISH, message: 'There is no recipe "no-such-soup"' }),
    )
  })

  it('a missing translation, and one with another category', () => {
    expect(errorsOf(both(written()).slice(0, 1))).toMatchObject([
      { file: ENGLISH, message: 'It has no partner in articles/pl' },
    ])
    expect(errorsOf(both(written(), written({ category: 'tips' })))).toMatchObject([
      { file: ENGLISH, message: `Its category is another than that of ${POLISH}` },
      { file: POLISH },
    ])
  })

  it('a number that is taken, and a file name without a number', () => {
    const other = { path: 'articles/en/07-other.md', text: written() }
    expect(errorsOf([...both(written()), other])).toContainEqual(
      expect.objectContaining({ file: other.path, message: `The number 7 is that of ${ENGLISH}` }),
    )
    expect(errorsOf([{ path: 'articles/en/rest.md', text: written() }])).toMatchObject([
      { message: expect.stringContaining('The file has a wrong name') },
    ])
  })

  it('missing fields', () => {
    expect(errorsOf(both(TEXT))).toContainEqual(
      expect.objectContaining({ line: 1, message: 'The fields of the article are missing' }),
    )
  })
})
