import { appendFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'

export const LICENSES = 'licenses.md'

/**
 * Packages that Vite's list does not contain: fonts, and the libraries of the service worker, which is built
 * separately.
 */
const PACKAGES = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/figtree',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
]

const FOLDER = path.resolve(import.meta.dirname, '../../../node_modules')
const manifestSchema = z.object({ version: z.string(), license: z.string() })

async function licenseOf(name: string): Promise<string> {
  const folder = path.join(FOLDER, name)
  const { version, license } = manifestSchema.parse(
    JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')),
  )
  const text = await readFile(path.join(folder, 'LICENSE'), 'utf8')
  return `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`
}

/** Adds their licence texts to the file of `build.license`. */
export function unbundledLicenses(): Plugin {
  return {
    name: 'dayplate-unbundled-licenses',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }) {
      const texts = await Promise.all(PACKAGES.map(licenseOf))
      if (dir !== undefined) await appendFile(path.join(dir, LICENSES), texts.join(''))
    },
  }
}
