// Fails when a text is shown nowhere, or a source names a text that does not exist.
import { globSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { textFaults } from './text-faults.ts'

const MESSAGES = 'packages/messages'
const SOURCES = '{apps/web/src,apps/server/src,packages/rules/src}/**/*.{ts,tsx}'
const NO_SOURCES = ['**/*.test.{ts,tsx}', '**/*.gen.ts']

const textsSchema = z.record(z.string(), z.string())
const readTexts = (file: string): string[] => Object.keys(textsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))))

const files = globSync(SOURCES, { exclude: NO_SOURCES })
const texts = globSync(`${MESSAGES}/en/*.json`).flatMap(readTexts)
const faults = textFaults({
  texts,
  reserved: readTexts(`${MESSAGES}/reserved.json`),
  sources: new Map(files.map((file) => [file, readFileSync(file, 'utf8')])),
})
for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error(`${faults.length} faults. A text for a screen that comes later is named in ${MESSAGES}/reserved.json.`)
  process.exitCode = 1
}
