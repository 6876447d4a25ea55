import { releaseHash } from './release-hash.ts'

/**
 * Names of files that are fetched when they are needed. The first page names each of them, and a hash of its own for each
 * does not compress, so those with our own code share one. Those made of libraries alone keep a hash of their content,
 * because releases seldom change them.
 */
export const chunkFileNames = ({ moduleIds }: { readonly moduleIds: readonly string[] }): string =>
  `assets/[name]-${moduleIds.length > 0 && moduleIds.every(isOfLibrary) ? '[hash]' : releaseHash()}.js`

/** Names of the files of styles, of which the first page names each too; pictures and fonts keep a hash of their content. */
export const assetFileNames = ({ names }: { readonly names: readonly string[] }): string =>
  names.some((name) => name.endsWith('.css'))
    ? `assets/[name]-${releaseHash()}[extname]`
    : 'assets/[name]-[hash][extname]'

/** Modules that the bundler adds have no path; icons are drawn by a component of ours. */
const isOfLibrary = (id: string): boolean => id.startsWith('\0') || /\/node_modules\/(?!lucide-react\/)/.test(id)
