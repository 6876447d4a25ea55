import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ExportFile } from './compose-export.ts'

/** Writes an export into a new or empty folder. Returns what is wrong with the folder, or null. */
export function writeExport(folder: string, files: readonly ExportFile[]): string | null {
  try {
    mkdirSync(folder, { recursive: true })
    // Recipes left from an older export would be imported again.
    if (readdirSync(folder).length > 0) return `${folder} is not empty. Name a new folder`
    for (const { path: file, text } of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    return null
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return `${folder} cannot be written: ${error.message}`
    throw error
  }
}
