import { describe, expect, it } from 'vitest'
import { CONTENT_IDENTIFIERS } from '../content.ts'
import { type ContentSource, compileContents } from './compile-contents.ts'
import { generatedContents } from './generated-contents.ts'

const PATH = 'content/en/how-to.md'

const DATED = '---\nchanged: 2026-11-23\n---\n'

/** All required texts in both languages, one of them with the given content. */
const sourcesWith = (text: string, path = PATH): readonly ContentSource[] => {
  const paths = ['en', 'pl'].flatMap((language) =>
    CONTENT_IDENTIFIERS.map((identifier) => `content/${language}/${identifier.replace(':', '/')}.md`),
  )
  return [...new Set([...paths, path])].map((one) => ({
    path: one,
    text: DATED + (one === path ? text : '# Title\n\nText.\n'),
  }))
}

const errorsOf = (text: string) => {
  const compiled = compileContents(sourcesWith(text))
  return compiled.kind === 'refused' ? compiled.errors : []
}

function htmlOf(body: string): string {
  const compiled = compileContents(sourcesWith(`# Title\n\n${body}`))
  if (compiled.kind === 'refused') throw new Error(JSON.stringify(compiled.errors))
  return compiled.contents.en.find(({ identifier }) => identifier === 'how-to')?.html ?? ''
}

describe('a text', () => {
  it('gives its title, its markdown and its HTML without the title', () => {
    const compiled = compileContents(sourcesWith('# How to\n\nFirst *this*.\n'))
    expect(compiled).toMatchObject({ kind: 'compiled' })
    if (compiled.kind === 'refused') return
    expect(compiled.contents.en).toContainEqual({
      identifier: 'how-to',
      title: 'How to',
      description: 'First this.',
      changedOn: '2026-11-23',
      markdown: 'First *this*.',
      html: '<p>First <em>this</em>.</p>\n',
    })
  })

  it('has an identifier with a colon when it is in a folder', () => {
    const compiled = compileContents(sourcesWith('# Title\n'))
    if (compiled.kind === 'refused') throw new Error('The sample must compile')
    expect(compiled.contents.pl.map(({ identifier }) => identifier)).toContain('faq:dietitian')
  })

  it('aligns table cells by class, because the page refuses styles', () => {
    const html = htmlOf('| a |\n| -: |\n| 1 |')
    expect(html).toContain('<td class="right">1</td>')
    expect(html).not.toContain('style')
  })

  it('is the same after it was written as a module and read again', async () => {
    const compiled = compileContents(sourcesWith('# "Quotes" `and` \\ ${signs}\n\nŻółć\u2028.\n'))
    if (compiled.kind === 'refused') throw new Error('The sample must compile')
    const script = generatedContents(compiled.contents)
      .replace(/^import .*$/m, '')
      .replace(': Contents', '')
    const module: unknown = await import(`data:text/javascript,${encodeURIComponent(script)}`)
    expect(module).toMatchObject({ contents: compiled.contents })
  })
})

describe('an author is told of', () => {
  it.each([
    ['no title', 'Words.\n', -2, 'The title is missing'],
    ['a second title', '# One\n\n# Two\n', 3, '"Two" is a second title'],
    ['a block of HTML', '# A\n\n<script>alert(1)</script>\n', 3, '"<script>alert(1)</script>" is HTML'],
    ['HTML inside words', '# A\n\nThis <b>word</b>.\n', 3, '"<b>" is HTML'],
    [
      'an address without protection',
      '# A\n\n[b](http://example.com)\n',
      3,
      '"http://example.com" is no address we link to',
    ],
    ["another site's path", '# A\n\n[b](//example.com)\n', 3, '"//example.com" is no address we link to'],
    ['a mail address', '# A\n\n[b](mailto:a@example.com)\n', 3, '"mailto:a@example.com" is no address we link to'],
    ['a heading that is not there', '# A\n\n[b](#nowhere)\n', 3, 'No heading is called "#nowhere"'],
    [
      "another site's picture",
      '# A\n\n![b](https://example.com/a.png)\n',
      3,
      '"https://example.com/a.png" is no picture of ours',
    ],
    [
      'a blank that no operator fills in',
      '# A\n\nBy {operator-nmae}.\n',
      3,
      '"{operator-nmae}" is nothing an operator fills in',
    ],
    ['two headings of the same words', '# A\n\n## B\n\n## b\n', 5, '"b" stands twice'],
  ])('%s', (_, text, line, message) => {
    // The line number counts the three lines of the date.
    expect(errorsOf(text)).toContainEqual(expect.objectContaining({ file: PATH, line: line + 3, message }))
  })

  it('a text without its translation', () => {
    const compiled = compileContents(sourcesWith('# New\n', 'content/en/new.md'))
    expect(compiled).toMatchObject({ errors: [{ file: 'content/pl/new.md', message: 'This text is missing' }] })
  })

  it('a missing required text', () => {
    const compiled = compileContents(sourcesWith('# A\n').filter(({ path }) => path !== PATH))
    expect(compiled).toMatchObject({ errors: [{ file: PATH, message: 'This text is missing' }] })
  })

  it('a translation without one of the headings', () => {
    expect(errorsOf('# A\n\n## B\n')).toMatchObject([
      { file: 'content/pl/how-to.md', message: 'The headings are h1, those of the English text h1 h2' },
    ])
  })
})

describe('the day of the last change', () => {
  const sample = sourcesWith('# A\n')
  const withText = (path: string, text: string) =>
    compileContents(sample.map((source) => (source.path === path ? { path, text } : source)))

  it.each([
    ['is missing', '# Title\n\nText.\n'],
    ['is no day', '---\nchanged: 2026-02-30\n---\n# Title\n\nText.\n'],
  ])('is required when it %s', (_, text) => {
    expect(withText('content/en/info.md', text)).toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({ file: 'content/en/info.md', message: 'The day of the last change is missing' }),
      ]),
    })
  })

  it('is the same in both languages', () => {
    const later = '---\nchanged: 2027-01-15\n---\n# Title\n\nText.\n'
    expect(withText('content/pl/info.md', later)).toMatchObject({
      errors: [{ file: 'content/pl/info.md', message: expect.stringContaining('2026-11-23') }],
    })
  })
})

describe('a script address', () => {
  it('never becomes a link', () => {
    expect(htmlOf('[b](javascript:alert(1))')).not.toContain('<a')
  })
})
