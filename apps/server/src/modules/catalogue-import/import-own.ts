import type { Database } from '../../platform/db/database.ts'
import { findLayer, lockLayer, releaseCatalogue, replaceLayer } from '../catalogue/index.ts'
import { hasChanges } from './count-changes.ts'
import { judgeOwn, type Judgement } from './judge-own.ts'
import type { ReadSources } from './own-sources.ts'

/**
 * Lays an operator's sources over the installation's catalogue, all or nothing, in one transaction: a refused, killed or dry
 * import leaves every row as it was. Two at once follow one another, and the second builds on the first.
 */
export const importOwn = (
  db: Database,
  read: ReadSources,
  { isDry }: { readonly isDry: boolean },
): Promise<Judgement> =>
  db.transaction().execute(async (tx) => {
    await lockLayer(tx)
    const judgement = judgeOwn(releaseCatalogue, await findLayer(tx), read)
    if (judgement.kind === 'sound' && !isDry && hasChanges(judgement.changes)) await replaceLayer(tx, judgement.layer)
    return judgement
  })
