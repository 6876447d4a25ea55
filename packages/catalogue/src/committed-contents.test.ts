import { expect, it } from 'vitest'
import { readContentSources } from '../read-sources.ts'
import { compileContents } from './compile/compile-contents.ts'

it('the committed texts compile without a fault', () => {
  expect(compileContents(readContentSources())).toMatchObject({ kind: 'compiled' })
})
