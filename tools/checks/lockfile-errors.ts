import { z } from 'zod'

const LOCKFILE = z.object({
  packages: z.record(
    z.string(),
    z.object({ link: z.boolean().optional(), integrity: z.string().optional(), resolved: z.string().optional() }),
  ),
})

/** Our own workspaces stand in the lock file by their folders. */
const isInstalled = (folder: string): boolean => folder.includes('node_modules/')

/**
 * What is wrong with the text of a package-lock.json, one line per error: a package without `integrity` is installed
 * unchecked, and one with `resolved` comes from the registry of the file's author, not of the person who installs it.
 */
export function lockfileErrors(text: string): readonly string[] {
  const installed = Object.entries(LOCKFILE.parse(JSON.parse(text)).packages).filter(
    ([folder, { link }]) => isInstalled(folder) && link !== true,
  )
  if (installed.length === 0) return ['no package is locked']
  return installed.flatMap(([folder, { integrity, resolved }]) => [
    ...(integrity === undefined ? [`${folder} has no integrity`] : []),
    ...(resolved === undefined ? [] : [`${folder} has resolved: ${resolved}`]),
  ])
}
