import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compileCatalogues, type Aliases, type CompileOutcome, type SourceFiles } from './src/compile-catalogues.ts'
import { printCatalogues } from './src/print-catalogues.ts'
import type { Language } from './src/language.ts'

const ROOT = import.meta.dirname
const OUTPUT = path.join(ROOT, 'src/generated')

/** Source folders of the texts, which the development server watches. */
export const SOURCE_FOLDERS: readonly string[] = ['en', 'pl'].map((language) => path.join(ROOT, language))

function readTexts(file: string): Record<string, string> {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof content !== 'object' || content === null) throw new Error(`${file}: expected an object of texts by id`)
  return Object.fromEntries(Object.entries(content).map(([id, text]) => [id, String(text)]))
}

function readSources(language: Language): SourceFiles {
  const folder = path.join(ROOT, language)
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(files.toSorted().map((file) => [file, readTexts(path.join(folder, file))]))
}

const readAliases = (): Aliases => readTexts(path.join(ROOT, 'aliases.json'))

/** Compiles `en/*.json` and `pl/*.json` into `src/generated`; writes nothing when a text is refused. */
export function buildMessages(): CompileOutcome {
  const outcome = compileCatalogues({ en: readSources('en'), pl: readSources('pl') }, readAliases())
  if (outcome.kind === 'refused') return outcome
  const files = printCatalogues(outcome.catalogues)
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(OUTPUT, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
  removeAllBut(Object.keys(files))
  return outcome
}

/** Removes files of deleted groups, because they would still be loadable. */
function removeAllBut(kept: readonly string[]): void {
  for (const file of readdirSync(OUTPUT, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.gen.ts') && !kept.includes(file)) rmSync(path.join(OUTPUT, file))
  }
}

if (import.meta.main) {
  const outcome = buildMessages()
  if (outcome.kind === 'refused') {
    console.error(outcome.errors.join('\n'))
    process.exitCode = 1
  }
}
