import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const SOURCES = path.resolve(import.meta.dirname, '../src')

/** Writes the list of documents that the app may send. In production the gateway answers no others. */
export function documentList(): Plugin {
  return {
    name: 'dayplate-document-list',
    apply: 'build',
    async generateBundle() {
      const source = JSON.stringify(await readDocuments())
      this.emitFile({ type: 'asset', fileName: 'documents.json', source })
    },
  }
}

/** The texts of all generated documents, each with its fragments. */
async function readDocuments(): Promise<readonly string[]> {
  const files = globSync('**/*.gen.ts', { cwd: SOURCES }).toSorted()
  const constants = (await Promise.all(files.filter(isOfDocuments).map(readConstants))).flat()
  return constants.filter(([name]) => name.endsWith('Document')).map(([, text]) => String(text))
}

/** Leaves out the route tree, because it imports all screens. */
const isOfDocuments = (file: string): boolean => !file.startsWith(`app${path.sep}`)

async function readConstants(file: string): Promise<readonly (readonly [name: string, value: unknown])[]> {
  const module: unknown = await import(pathToFileURL(path.join(SOURCES, file)).href)
  return typeof module === 'object' && module !== null ? Object.entries(module) : []
}
