import type { Services } from '../../services.ts'
import type { DatedDocument } from './pages/index.ts'
import { findKnownDays, insertToldDocuments } from './told-documents.repository.ts'

/** The documents that changed since the person accepted them or was last told. */
export async function findChangedDocuments(
  { db, pages }: Pick<Services, 'db' | 'pages'>,
  userId: string,
): Promise<readonly DatedDocument[]> {
  const { accepted, told } = await findKnownDays(db, userId)
  return pages.documents.filter(
    ({ document, changedOn }) => changedOn > (accepted ?? '') && changedOn > (told.get(document) ?? ''),
  )
}

/** Stores that a person was told of all changes up to a day. Later changes are still reported. */
export async function noteDocumentsSeen(
  services: Services,
  { userId, changedOn }: { readonly userId: string; readonly changedOn: string },
): Promise<void> {
  const changed = await findChangedDocuments(services, userId)
  const documents = changed.filter((document) => document.changedOn <= changedOn)
  await insertToldDocuments(services.db, services.clock, { userId, documents })
}
