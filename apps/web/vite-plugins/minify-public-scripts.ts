import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Minifies the scripts of `public/`, which the bundler only copies. It must come before the plugin that compresses
 * files.
 */
export function minifyPublicScripts(): Plugin {
  let folders = { from: '', to: '' }
  return {
    name: 'dayplate-minify-public-scripts',
    apply: 'build',
    enforce: 'post',
    configResolved({ publicDir, root, build }) {
      folders = { from: publicDir, to: path.resolve(root, build.outDir) }
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await Promise.all(globSync('*.js', { cwd: folders.from }).map((name) => minifyScript(folders, name)))
      },
    },
  }
}

async function minifyScript({ from, to }: { readonly from: string; readonly to: string }, name: string): Promise<void> {
  // Keeps ECMAScript 5, because old browsers must be able to run the script.
  const { code } = await minify(await readFile(path.join(from, name), 'utf8'), { ecma: 5 })
  if (code === undefined) throw new Error(`${name} could not be minified`)
  await writeFile(path.join(to, name), code)
}
