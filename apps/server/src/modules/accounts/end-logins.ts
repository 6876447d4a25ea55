import type { Viewer } from '../../platform/graphql/context.ts'
import type { Services } from '../../services.ts'
import { deleteLogin, deleteOtherLogins } from './logins.repository.ts'
import { requireSession } from './require-session.ts'

/** Ends one of the caller's logins; false when they have no such login. */
export const endLogin = ({ db }: Services, viewer: Viewer, id: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await requireSession(trx, viewer)
    return deleteLogin(trx, viewer.userId, id)
  })

/** Ends all of the caller's logins except the one of this call. */
export const endOtherLogins = ({ db }: Services, viewer: Viewer): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await requireSession(trx, viewer)
    await deleteOtherLogins(trx, viewer)
  })
