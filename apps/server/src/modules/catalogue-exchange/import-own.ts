import type { Database } from '../../platform/db/database.ts'
import { findLayer, lockLayer, releaseCatalogue, replaceLayer } from '../catalogue/index.ts'
import { judgeOwn, type Judgement } from './judge-own.ts'
import type { OwnSources } from './own-sources.ts'

/**
 * Lays an operator's sources over the installation's catalogue, all or nothing, in one transaction: a refused, killed or dry
 * import leaves every row as it was. Two at once follow one another, and the second builds on the first.
 */
export const importOwn = (
  db: Database,
  sources: OwnSources,
  { isDry }: { readonly isDry: boolean },
): Promise<Judgement> =>
  db.transaction().execute(async (tx) => {
    await lockLayer(tx)
    const judgement = judgeOwn(releaseCatalogue, await findLayer(tx), sources)
    if (judgement.kind === 'sound' && !isDry && hasChanges(judgement)) await replaceLayer(tx, judgement.layer)
    return judgement
  })

function hasChanges({ changes: { foods, meals } }: Extract<Judgement, { kind: 'sound' }>): boolean {
  return [foods, meals].some(({ added, changed, removed }) => added.length + changed.length + removed.length > 0)
}
