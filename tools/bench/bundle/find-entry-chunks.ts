const MODULE_SCRIPT = /<script\b[^>]*\btype="module"[^>]*\bsrc="\/([^"]+)"/g
const PRELOADED = /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="\/([^"]+)"/g

/** The modules a built page starts and fetches ahead, as paths below the page's folder; throws when it starts none. */
export function findEntryChunks(html: string): readonly string[] {
  const scripts = pathsOf(html, MODULE_SCRIPT)
  if (scripts.length === 0) throw new Error('The page starts no module.')
  return [...scripts, ...pathsOf(html, PRELOADED)]
}

const pathsOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].flatMap(([, path]) => path ?? [])

/**
 * The chunks built for one source file, `auth.login` for `routes/auth.login.tsx`: the bundler names them by it and a hash.
 * Throws when there is none, because its weight would go missing unseen.
 */
export function findChunksOf(source: string, files: readonly string[]): readonly string[] {
  const found = files.filter(
    (file) => file.startsWith(`assets/${source}-`) && HASH_END.test(file.slice(`assets/${source}`.length)),
  )
  if (found.length === 0) throw new Error(`The build has no chunk of ${source}.`)
  return found
}

const HASH_END = /^-[\w-]{8}\.js$/
