import { describe, expect, it } from 'vitest'
import { CONTENT_IDENTIFIERS } from '../content.ts'
import { compileContents, type ContentSource } from './compile-contents.ts'
import { layOperatorTexts } from './operator-texts.ts'

const OURS = ['en', 'pl'].flatMap((language) =>
  CONTENT_IDENTIFIERS.map((identifier) => ({
    path: `content/${language}/${identifier.replace(':', '/')}.md`,
    text: '---\nchanged: 2026-11-23\n---\n# Title\n\nOur words.\n\n## Part\n',
  })),
)

const ours = compileContents(OURS)
const lay = (...files: readonly ContentSource[]) => {
  if (ours.kind === 'refused') throw new Error(JSON.stringify(ours.errors))
  return layOperatorTexts(ours.contents, files)
}
const inBoth = (text: string): readonly ContentSource[] =>
  ['en', 'pl'].map((language) => ({ path: `${language}/privacy-policy.md`, text }))

const infoOf = (laid: ReturnType<typeof lay>, identifier: string) =>
  laid.kind === 'refused' ? laid.errors : laid.contents.pl.find((content) => content.identifier === identifier)

describe('an operator’s text', () => {
  it('is appended to our page, which then shows the later day', () => {
    const laid = lay(...inBoth('---\nchanged: 2027-01-15\n---\n## Our backups\n\nKept for 14 days.\n'))
    expect(infoOf(laid, 'privacy-policy')).toMatchObject({
      title: 'Title',
      description: 'Our words.',
      changedOn: '2027-01-15',
      markdown: 'Our words.\n\n## Part\n\n## Our backups\n\nKept for 14 days.',
      html: expect.stringContaining('<h2 id="our-backups">Our backups</h2>'),
    })
    expect(infoOf(laid, 'info')).toMatchObject({ changedOn: '2026-11-23', markdown: 'Our words.\n\n## Part' })
  })

  it('never gives a page an earlier day', () => {
    const laid = lay(...inBoth('---\nchanged: 2025-01-15\n---\n## Our backups\n'))
    expect(infoOf(laid, 'privacy-policy')).toMatchObject({ changedOn: '2026-11-23' })
  })

  it('replaces the page when it begins with a title', () => {
    const laid = lay(...inBoth('---\nchanged: 2027-01-15\n---\n# Our policy\n\nTheir words.\n'))
    expect(infoOf(laid, 'privacy-policy')).toMatchObject({ title: 'Our policy', markdown: 'Their words.' })
  })

  it.each([
    ['without a day', inBoth('## Part two\n'), 'en/privacy-policy.md', 1],
    ['with HTML', inBoth('---\nchanged: 2027-01-15\n---\n## Part two\n\n<b>x</b>\n'), 'en/privacy-policy.md', 6],
    ['in one language alone', inBoth('---\nchanged: 2027-01-15\n---\n## Two\n').slice(1), 'pl/privacy-policy.md', 1],
    ['of a page there is not', [{ path: 'en/none.md', text: '---\nchanged: 2027-01-15\n---\n' }], 'en/none.md', 1],
  ])('%s is refused, and the error names its file and line', (_, files, file, line) => {
    expect(lay(...files)).toMatchObject({
      kind: 'refused',
      errors: expect.arrayContaining([expect.objectContaining({ file, line })]),
    })
  })
})
