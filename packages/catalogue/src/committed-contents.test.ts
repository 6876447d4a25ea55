import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { readContentSources } from '../read-sources.ts'
import { compileContents } from './compile/compile-contents.ts'
import type { Contents } from './content.ts'
import { PUBLISHED_TEXTS } from './published-texts.ts'

const compiled = compileContents(readContentSources())

it('the committed texts compile without errors', () => {
  expect(compiled).toMatchObject({ kind: 'compiled' })
})

const DIGEST_LENGTH = 16

/** Each text with its day and a digest of its words in both languages. */
const publishedFrom = ({ en, pl }: Contents) =>
  Object.fromEntries(
    en.map(({ identifier, changedOn, title, markdown }) => {
      const polish = pl.find((content) => content.identifier === identifier)
      const words = JSON.stringify([title, markdown, polish?.title, polish?.markdown])
      return [identifier, `${changedOn} ${createHash('sha256').update(words).digest('hex').slice(0, DIGEST_LENGTH)}`]
    }),
  )

// Fails with every edit. Give the text a new day if the edit matters to readers, then copy the new line.
it('a text with changed words has a new day, or its digest was confirmed by hand', () => {
  expect(compiled.kind === 'compiled' && publishedFrom(compiled.contents)).toEqual(PUBLISHED_TEXTS)
})
