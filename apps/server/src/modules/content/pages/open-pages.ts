import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { contents } from '@dayplate/catalogue'
import { layOperatorTexts } from '@dayplate/catalogue/compile'
import type { Operator } from './operator.ts'
import { type Pages, pagesOf } from './pages.ts'

export type OpenedPages =
  | { readonly kind: 'opened'; readonly pages: Pages }
  | { readonly kind: 'refused'; readonly errors: readonly string[] }

/** Reads the pages of text with the operator's files, which are checked like ours before any user sees them. */
export function openPages(operator: Operator, folder: string | null): OpenedPages {
  if (folder === null) return { kind: 'opened', pages: pagesOf(operator) }
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    return { kind: 'refused', errors: [`OPERATOR_TEXTS: there is no folder ${folder}`] }
  const laid = layOperatorTexts(contents, readTexts(folder))
  if (laid.kind === 'compiled') return { kind: 'opened', pages: pagesOf(operator, laid.contents) }
  const errors = laid.errors.map(({ file, line, message, remedy }) => `${file}:${line}: ${message}. ${remedy}`)
  return { kind: 'refused', errors: errors.map((error) => `OPERATOR_TEXTS: ${error}`) }
}

const readTexts = (folder: string) =>
  globSync('**/*.md', { cwd: folder })
    .toSorted()
    .map((file) => ({
      path: file.replaceAll('\\', '/'),
      text: readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n'),
    }))
