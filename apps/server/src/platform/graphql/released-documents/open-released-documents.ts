import { type DocumentNode, parse } from 'graphql'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import type { DB } from '../../db/tables.gen.ts'
import { hashDocument } from './hash-document.ts'
import { noteReleased, wasReleased } from './released-documents.repository.ts'

/** The documents of the web app in this release and earlier ones. A caller with any other document is not the web app. */
export interface ReleasedDocuments {
  has(document: DocumentNode): Promise<boolean>
}

/**
 * Stores the documents of this release, so that servers of the previous one also answer them while both run, and loads those of
 * earlier releases. Two servers may start at once.
 */
export async function openReleasedDocuments(
  { db, clock }: { readonly db: Kysely<DB>; readonly clock: Clock },
  texts: readonly string[],
): Promise<ReleasedDocuments> {
  const hashes = new Map(texts.map((text) => hashDocument(parse(text))).map((hash) => [hash.toString('hex'), hash]))
  await noteReleased(db, clock, [...hashes.values()])
  return {
    async has(document) {
      const hash = hashDocument(document)
      return hashes.has(hash.toString('hex')) || (await wasReleased(db, hash))
    },
  }
}
