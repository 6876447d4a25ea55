// Fails when no source shows a text, a source names a text that does not exist, or a text contains a phrase that
// docs/voice.md rules out.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { phraseErrors, type SaidText } from './phrase-errors.ts'
import { findLooseUnits, saidInSource } from './said-in-source.ts'
import { textErrors } from './text-errors.ts'

const MESSAGES = 'packages/messages'
const SOURCES = '{apps/web/src,apps/server/src,packages/rules/src}/**/*.{ts,tsx}'
const NO_SOURCES = ['**/*.test.{ts,tsx}', '**/*.gen.ts']

/** Sources with texts in both languages, under `en` and `pl`. */
const IN_BOTH = '{apps/server/src,packages/catalogue/src,packages/messages/src/server,packages/rules/src}/**/*.ts'

/** Sources in one language, all of whose sentences are for operators or readers of mails. */
const IN_ONE = [
  { files: 'apps/server/src/admin/**/*.ts', language: 'en' },
  { files: 'apps/server/src/{start,main,remove-demo,environment/*}.ts', language: 'en' },
  { files: 'packages/messages/src/server/english-mails.ts', language: 'en' },
  { files: 'packages/messages/src/server/polish-mails.ts', language: 'pl' },
] as const

/** Sources that write amounts for users. */
const WITH_AMOUNTS =
  '{apps/web/src/**/*.{ts,tsx},apps/server/src/modules/{day-plan,planning,replacements,favourites}/**/*.ts,packages/rules/src/**/*-text.ts}'

const textsSchema = z.record(z.string(), z.string())
const read = (file: string): string => readFileSync(file, 'utf8')
const readTexts = (file: string): Record<string, string> => textsSchema.parse(JSON.parse(read(file)))
const sourcesOf = (files: string): string[] => globSync(files, { exclude: NO_SOURCES })

const inCatalogues = (language: 'en' | 'pl'): readonly SaidText[] =>
  globSync(`${MESSAGES}/${language}/*.json`).flatMap((file) =>
    Object.entries(readTexts(file)).map(([id, words]) => ({ place: `${file}: ${id}`, language, words, id })),
  )

/** Splits pages into paragraphs and joins their lines, because a phrase may continue on the next line. */
const inPages = (language: 'en' | 'pl'): readonly SaidText[] =>
  globSync(`packages/catalogue/{content,articles}/${language}/**/*.md`).flatMap((file) =>
    read(file)
      .split(/\n\n+|\n(?=[-*] |\d+\. )/)
      .map((words) => ({ place: file, language, words: words.replaceAll(/\s*\n\s*/g, ' ') })),
  )

const inSources = (): readonly SaidText[] => {
  const inOne = IN_ONE.flatMap(({ files, language }) => sourcesOf(files).map((file) => ({ file, language })))
  const known = new Set(inOne.map(({ file }) => file))
  const inBoth = sourcesOf(IN_BOTH).filter((file) => !known.has(file))
  return [...inOne, ...inBoth.map((file) => ({ file, language: null }))].flatMap(({ file, language }) =>
    saidInSource(file, read(file), language),
  )
}

const said = [
  ...(['en', 'pl'] as const).flatMap((language) => [...inCatalogues(language), ...inPages(language)]),
  ...inSources(),
]
const errors = [
  ...textErrors({
    texts: globSync(`${MESSAGES}/en/*.json`).flatMap((file) => Object.keys(readTexts(file))),
    reserved: Object.keys(readTexts(`${MESSAGES}/reserved.json`)),
    sources: new Map(sourcesOf(SOURCES).map((file) => [file, read(file)])),
  }),
  ...phraseErrors(said),
  ...sourcesOf(WITH_AMOUNTS).flatMap((file) => findLooseUnits(path.normalize(file), read(file))),
]
for (const error of errors) console.error(error)
if (errors.length > 0) {
  console.error(`${errors.length} errors. A text for a screen that comes later is named in ${MESSAGES}/reserved.json;`)
  console.error('how texts are written stands in docs/voice.md.')
  process.exitCode = 1
}
