import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { LATER_FILES } from './precached-files.ts'

/** Files that browsers fetch as they are. The start page is missing, because the server completes and compresses it. */
const COMPRESSIBLE = ['**/*.{js,css,svg,webmanifest}', LATER_FILES]

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `.br` and `.gz` copies of a file, unless they would be larger than the original. */
async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  const smaller = [
    { name: `${file}.br`, content: br },
    { name: `${file}.gz`, content: gz },
  ].filter(({ content }) => content.length < bytes.length)
  await Promise.all(smaller.map(({ name, content }) => writeFile(name, content)))
}

/**
 * Compresses the built files once, at the best level, so that the server can send them with their length. It must come
 * after the plugin that writes the service worker, because that file is compressed too.
 */
export function compressFiles(): Plugin {
  let folder = ''
  return {
    name: 'dayplate-compress-files',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = globSync(COMPRESSIBLE, { cwd: folder })
        await Promise.all(files.map((name) => compressFile(path.join(folder, name))))
      },
    },
  }
}
