// Plain JavaScript for Node 20: this runs before anything is installed.

/**
 * @typedef {'nothing' | 'run' | 'all'} Extent how much of the lock file is installed
 * @typedef {{ version?: string, optional?: boolean, link?: boolean, resolved?: string,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string> }} LockedPackage
 * @typedef {Record<string, LockedPackage>} Packages packages of a lock file by their folders
 */

/**
 * How much of a lock file is installed. After npm was run by hand, or after a check tool changed in the lock file, the
 * product's own packages may still be complete. Then running it needs no install.
 *
 * @param {Packages} wanted of package-lock.json
 * @param {Packages} present of node_modules/.package-lock.json, where npm records installed packages
 * @returns {Extent}
 */
export function extentOf(wanted, present) {
  /** @param {Iterable<string>} folders */
  const areThere = (folders) =>
    [...folders].every((folder) => {
      const { version, optional } = wanted[folder] ?? {}
      return optional === true || present[folder]?.version === version
    })
  if (areThere(Object.keys(wanted).filter(isInstalled))) return 'all'
  return areThere([...runningFolders(wanted)].filter(isInstalled)) ? 'run' : 'nothing'
}

/**
 * Whether check tools are installed, because an install for running alone would remove them.
 *
 * @param {Packages} wanted
 * @param {Packages} present
 */
export function hasCheckTools(wanted, present) {
  const running = runningFolders(wanted)
  return Object.keys(wanted).some((folder) => isInstalled(folder) && !running.has(folder) && folder in present)
}

/** @param {string} folder */
const isInstalled = (folder) => folder.includes('node_modules/')

/**
 * Folders of all packages that the product needs to run: its root, apps and packages, and their dependencies.
 *
 * @param {Packages} wanted
 */
function runningFolders(wanted) {
  const found = new Set(Object.keys(wanted).filter((folder) => /^(|(apps|packages)\/[^/]+)$/.test(folder)))
  // Iterating over a set includes the elements added meanwhile.
  for (const folder of found) {
    const { link, resolved, dependencies, devDependencies, peerDependencies } = wanted[folder] ?? {}
    if (link === true && resolved !== undefined) found.add(resolved)
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })) {
      const needed = resolve(wanted, folder, name)
      if (needed !== null) found.add(needed)
    }
  }
  return found
}

/**
 * Finds the folder of a package as Node does: from a folder upwards.
 *
 * @param {Packages} wanted
 * @param {string} from
 * @param {string} name
 * @returns {string | null} null when it is not wanted, such as an optional peer
 */
function resolve(wanted, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const found = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (found in wanted) return found
    if (folder === '') return null
  }
}
