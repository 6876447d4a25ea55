import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const TEXTS = 'packages/messages/src/generated'

/** What a file of texts is made from: the texts, and what writes them as a script. */
const SOURCES = [`${TEXTS}/{en,pl}/*.gen.ts`, 'package-lock.json', 'apps/web/vite.config.ts']

/** As many characters as the bundler's own hashes have. */
const HASH_LENGTH = 8

const GROUP_OF_TEXTS = new RegExp(`/${TEXTS}/(?<language>[a-z]+)/(?<group>[a-z-]+)\\.gen\\.ts$`)

/**
 * Names of files that are fetched when they are needed. Those of texts end in one hash of them all: the first page names each of
 * them, and a hash of its own for each does not compress.
 */
export function chunkFileNames({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const { group, language } = GROUP_OF_TEXTS.exec(facadeModuleId ?? '')?.groups ?? {}
  return group === undefined ? 'assets/[name]-[hash].js' : `assets/texts-${language}-${group}-${hashOfTexts()}.js`
}

let hash: string | null = null

/** Once the texts are compiled, which a build begins with. */
function hashOfTexts(): string {
  hash ??= SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }).toSorted())
    .reduce((sum, file) => sum.update(readFileSync(path.join(ROOT, file))), createHash('sha256'))
    .digest('base64url')
    .slice(0, HASH_LENGTH)
  return hash
}
