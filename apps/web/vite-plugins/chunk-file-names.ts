import { releaseHash } from './release-hash.ts'

/**
 * Names of scripts that load on demand. The first page contains all of these names, and a different hash in each would
 * not compress, so scripts with our own code share one hash. Scripts of libraries alone keep a hash of their content,
 * because releases seldom change them.
 */
export const chunkFileNames = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string =>
  `assets/[name]-${moduleIds.length > 0 && moduleIds.every(isOfLibrary) ? '[hash]' : releaseHash()}.js`

/**
 * Names of style files share the hash too, because the first page contains them. Pictures and fonts keep a hash of
 * their content.
 */
export const assetFileNames = ({ names }: { readonly names: readonly string[] }): string =>
  names.some((name) => name.endsWith('.css'))
    ? `assets/[name]-${releaseHash()}[extname]`
    : 'assets/[name]-[hash][extname]'

/**
 * Modules that the bundler adds have no path. Lucide's icons count as our code, because our own component draws them.
 */
const isOfLibrary = (id: string): boolean => id.startsWith('\0') || /\/node_modules\/(?!lucide-react\/)/.test(id)
