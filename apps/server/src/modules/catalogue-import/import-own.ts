import type { Database } from '../../platform/db/database.ts'
import { findOverrides, lockOverrides, releaseCatalogue, replaceOverrides } from '../catalogue/index.ts'
import { hasChanges } from './count-changes.ts'
import { judgeOwn, type Judgement } from './judge-own.ts'
import type { ReadSources } from './own-sources.ts'

/**
 * Adds an operator's sources to the installation's catalogue in one transaction. A refused, killed or dry import changes
 * nothing. Of two imports at once, the second one builds on the first.
 */
export const importOwn = (
  db: Database,
  read: ReadSources,
  { isDry }: { readonly isDry: boolean },
): Promise<Judgement> =>
  db.transaction().execute(async (tx) => {
    await lockOverrides(tx)
    const judgement = judgeOwn(releaseCatalogue, await findOverrides(tx), read)
    if (judgement.kind === 'sound' && !isDry && hasChanges(judgement.changes))
      await replaceOverrides(tx, judgement.overrides)
    return judgement
  })
