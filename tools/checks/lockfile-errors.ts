import { z } from 'zod'

const LOCKFILE = z.object({
  packages: z.record(
    z.string(),
    z.object({ link: z.boolean().optional(), integrity: z.string().optional(), resolved: z.string().optional() }),
  ),
})

/** The lock file lists the product's own workspaces by their folders, outside node_modules. */
const isInstalled = (folder: string): boolean => folder.includes('node_modules/')

/**
 * Returns the errors of a package-lock.json, one line each. Without `integrity` a package is installed unchecked, and
 * with `resolved` it comes from the registry of the file's author instead of the registry of the person who installs
 * it.
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
