import path from 'node:path'
import type { Plugin } from 'vite'
import { releaseHash } from './release-hash.ts'

const LOADERS = /\/packages\/messages\/src\/generated\/loaders\.gen\.ts$/

/** An import of one group of texts in one language. */
const IMPORT = /import\('(?<file>\.\/(?<language>[a-z]+)\/(?<group>[a-z-]+)\.gen\.ts)'\)/g

const fileName = (language: string, group: string): string => `texts-${language}-${group}-${releaseHash()}.js`

/** Finds a group's file by its name, in the folder of the importing script. */
const BY_RULE = `
const loadersOf = (language) => new Proxy({}, {
  get: (_, group) => () => import(/* @vite-ignore */ \`./${fileName('${language}', '${group}')}\`),
})
export const loaders = { en: loadersOf('en'), pl: loadersOf('pl') }
`

/**
 * Writes one file for each group of texts, which scripts find by name. A list of all groups in both languages would
 * otherwise be part of the first scripts of every page.
 */
export function textFiles(): Plugin {
  return {
    name: 'dayplate-text-files',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!LOADERS.test(id)) return null
      for (const { groups } of code.matchAll(IMPORT)) {
        const { file = '', language = '', group = '' } = groups ?? {}
        const source = path.join(path.dirname(id), file)
        this.emitFile({
          type: 'chunk',
          id: source,
          fileName: `assets/${fileName(language, group)}`,
          preserveSignature: 'strict',
        })
      }
      return { code: BY_RULE, map: { mappings: '' } }
    },
  }
}
