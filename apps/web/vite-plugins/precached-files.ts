import type { Plugin, Rolldown } from 'vite'

/** The list of the files that pages fetch once they are idle (`src/platform/app-update/prefetch-all-files.ts`). */
export const LATER_FILES = 'later-files.json'

/**
 * The modules of the pages that open without a connection after the first visit: the day plan, the login and the error pages,
 * with the frame and the parts that these import when they are shown.
 */
const PRECACHED_MODULES = [
  /\/src\/routes\/(?:day-plan\.\$date|auth\.login|error\.network)\.tsx\?tsr-split=component/,
  /\/src\/features\/accounts\/login\/login-form\.tsx$/,
  /\/src\/features\/frame\/account-menu\.tsx$/,
  // Needed offline: the unfinished work of a logout, and the code that does it later. They are precached, because a
  // browser does not retry a module that once failed to load.
  /\/src\/features\/accounts\/login\/login-notice\.tsx$/,
  /\/src\/features\/accounts\/logout\/(?:end-left-sessions\.ts|unsaved-changes\.tsx)$/,
  /\/src\/app\/send-outbox\.ts$/,
  /\/src\/features\/day-plan\/alerts\/day-alerts\.tsx$/,
  /\/src\/platform\/graphql-client\/(?:gateway|cache\/answer-cache)\.ts$/,
  /\/packages\/messages\/src\/generated\/[a-z]+\/(?:every-page|accounts|passwords|day-plan|meals|day-alerts)\.gen\.ts$/,
  /\/src\/app\/main\.tsx$/,
]

const SCRIPT_OR_STYLE = /^assets\/.*\.(?:js|css)$/

/** The pages for developers, and the calendar, because a date can be typed instead. What other files import of them is fetched. */
const NEVER_PREFETCHED = /^assets\/(?:gallery|calendar-)/

interface ManifestEntry {
  readonly url: string
}

/** Divides the scripts and styles into those that the service worker precaches and those that pages fetch when they are idle. */
export function precachedFiles() {
  const precached = new Set<string>()
  const plugin: Plugin = {
    name: 'dayplate-precached-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of filesOfModules(bundle)) precached.add(file)
        this.emitFile({ type: 'asset', fileName: LATER_FILES, source: JSON.stringify(laterFiles(bundle, precached)) })
      },
    },
  }
  /** Leaves only the precached scripts and styles in the service worker's list. */
  const onlyPrecached = <Entry extends ManifestEntry>(entries: Entry[]) => ({
    manifest: entries.filter(({ url }) => !SCRIPT_OR_STYLE.test(url) || precached.has(url)),
    warnings: [],
  })
  return { plugin, onlyPrecached }
}

/** All other scripts and styles of pages for users, each with everything that it imports statically. */
export function laterFiles(bundle: Rolldown.OutputBundle, precached: ReadonlySet<string>): readonly string[] {
  const files = new Set<string>()
  for (const file of Object.keys(bundle))
    if (SCRIPT_OR_STYLE.test(file) && !NEVER_PREFETCHED.test(file)) addWithImports(file, { bundle, files })
  return [...files].filter((file) => !precached.has(file))
}

/** The files of the precached modules, with everything that these import statically. */
function filesOfModules(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const files = new Set<string>()
  const found = PRECACHED_MODULES.map((module) => {
    const chunks = Object.entries(bundle).filter(([, chunk]) => chunk.type === 'chunk' && hasModule(chunk, module))
    for (const [file] of chunks) addWithImports(file, { bundle, files })
    return chunks.length
  })
  const lost = PRECACHED_MODULES.filter((_, index) => found[index] === 0)
  if (lost.length > 0)
    throw new Error(`No file has the modules ${lost.map(String).join(', ')}, so they would not be precached`)
  return files
}

interface Collected {
  readonly bundle: Rolldown.OutputBundle
  readonly files: Set<string>
}

/** Adds a file with its styles and, if it is a script, everything that it imports statically. */
function addWithImports(file: string, collected: Collected): void {
  const { bundle, files } = collected
  const output = bundle[file]
  if (files.has(file) || output === undefined) return
  files.add(file)
  if (output.type !== 'chunk') return
  for (const style of output.viteMetadata?.importedCss ?? []) files.add(style)
  for (const imported of output.imports) addWithImports(imported, collected)
}

const hasModule = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk, module: RegExp): boolean =>
  [facadeModuleId ?? '', ...moduleIds].some((id) => module.test(id))
