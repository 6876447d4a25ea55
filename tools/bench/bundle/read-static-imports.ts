import path from 'node:path'
import { parseSync } from 'vite'

/**
 * The files a built chunk imports or re-exports from statically, as paths beside it: `import './b.js'` in `assets/a.js` is
 * `assets/b.js`. What `import()` loads later is not among them.
 */
export function readStaticImports(chunk: string, code: string): readonly string[] {
  const { staticImports, staticExports } = parseSync(chunk, code).module
  const exportedFrom = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest ?? []),
  )
  const requests = [...staticImports.map(({ moduleRequest }) => moduleRequest), ...exportedFrom]
  return [...new Set(requests.map(({ value }) => path.posix.join(path.posix.dirname(chunk), value)))]
}
