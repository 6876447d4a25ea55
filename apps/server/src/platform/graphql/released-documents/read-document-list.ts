import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** Written by the web build, see `apps/web/vite-plugins/document-list.ts`. */
export const DOCUMENT_LIST = 'documents.json'

const listSchema = z.array(z.string()).min(1)

/** The texts of all documents of the web app in this folder; null when it was not built. */
export function readDocumentList(folder: string): readonly string[] | null {
  const file = path.join(folder, DOCUMENT_LIST)
  return existsSync(file) ? listSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}
