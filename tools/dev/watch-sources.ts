import { globSync, watch } from 'node:fs'

/** Sources of the server. Folders, because an editor that saves by renaming replaces the file. */
const FOLDERS = ['apps/server/src', 'packages/*/src']

const isSource = (file: string): boolean => /\.(ts|graphql|json)$/.test(file) && !file.endsWith('.test.ts')

/** One save causes several events, and a checkout changes many files. */
const SETTLED_AFTER_MS = 100

/** Calls back once per burst of changes to the server's sources, until this process ends. */
export function watchSources(onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined
  for (const folder of globSync(FOLDERS)) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || !isSource(file)) return
      clearTimeout(timer)
      timer = setTimeout(onChange, SETTLED_AFTER_MS)
    })
  }
}
