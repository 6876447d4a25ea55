import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const manifestSchema = z.object({ name: z.string(), dependencies: z.record(z.string(), z.string()).default({}) })

/** Reads the workspaces of this clone: by name, the folder and the dependencies of each. */
function readWorkspaces() {
  const manifests = globSync('{apps,packages,tools}/*/package.json')
  return new Map(
    manifests.map((file) => {
      const { name, dependencies } = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
      return [name, { folder: path.dirname(file), needs: Object.keys(dependencies) }]
    }),
  )
}

/** Folders of the server and of the workspaces it needs, directly or not. */
export function serverClosure(): readonly string[] {
  const workspaces = readWorkspaces()
  const found = new Set(['@dayplate/server'])
  // The loop also visits elements that are added to the set while it runs.
  for (const name of found) {
    for (const need of workspaces.get(name)?.needs ?? []) if (workspaces.has(need)) found.add(need)
  }
  return [...found].flatMap((name) => workspaces.get(name)?.folder ?? [])
}
