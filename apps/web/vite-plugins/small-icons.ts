import path from 'node:path'
import type { Plugin } from 'vite'

/** The drawings of Lucide, a file each. */
const DRAWING = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

/** The shapes of a drawing in Lucide's own file. */
const SHAPES = /^ {2}node: (?<shapes>\[.*\]|\[\n[\s\S]*?^ {2}\]),?$/m

/** React's key of a shape in a list. Our shapes need none, because they are no list. */
const KEYS = /,?\s*key: "\w+"/g

const COMPONENT = path.resolve(import.meta.dirname, '../src/ui/icon/create-icon.ts')

/**
 * Bundles Lucide's drawings with our own component of 20 lines. Lucide's can draw for other frameworks too, and gives each icon a
 * name, a size and keys that the app does not use.
 */
export function smallIcons(): Plugin {
  return {
    name: 'dayplate-small-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!DRAWING.test(id)) return null
      const shapes = SHAPES.exec(code)?.groups?.['shapes']
      // Some files only give another name to a drawing.
      if (shapes === undefined) return code.includes('createLucideIcon') ? this.error(`${id} has no shapes`) : null
      const drawn = shapes.replaceAll(KEYS, '')
      const module = `import { createIcon } from ${JSON.stringify(COMPONENT)}\nexport default createIcon(${drawn})\n`
      // No source map, because icons are not debugged.
      return { code: module, map: { mappings: '' } }
    },
  }
}
