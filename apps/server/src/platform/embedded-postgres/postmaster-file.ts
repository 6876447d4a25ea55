import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The process of a running server and whether it accepts connections, as `postmaster.pid` says. */
export interface PostmasterFile {
  readonly pid: number
  readonly isReady: boolean
}

export const postmasterFile = (dataFolder: string): string => path.join(dataFolder, 'postmaster.pid')

/** Line 1 is the process id and line 8 the state (src/include/utils/pidfile.h); null when no server wrote the file. */
export function readPostmasterFile(dataFolder: string): PostmasterFile | null {
  try {
    const lines = readFileSync(postmasterFile(dataFolder), 'utf8').split('\n')
    return { pid: Number(lines[0]), isReady: lines[7]?.trim() === 'ready' }
  } catch {
    return null
  }
}
