import { purgeUnusedAccounts, tellUnusedAccounts } from './modules/account-removal/index.ts'
import {
  purgeExpiredEmailChanges,
  purgeExpiredLinks,
  purgeExpiredSessions,
  purgeOldLoginNetworks,
} from './modules/accounts/index.ts'
import { purgeOldContactRequests } from './modules/contact/index.ts'
import { purgeAgreedMails } from './modules/newsletter/index.ts'
import { purgeOldChanges } from './modules/replacements/index.ts'
import { appendErasures } from './modules/personal-data/index.ts'
import { purgeBoughtItems, purgeExpiredListLinks, purgeOldStock } from './modules/shopping-list/index.ts'
import { purgeSocialFlows } from './modules/social/index.ts'
import { purgeOldDocuments } from './platform/graphql/released-documents/released-documents.repository.ts'
import { purgeOldKeys } from './platform/graphql/idempotency/idempotency-keys.repository.ts'
import { purgeOldMails } from './platform/mail/purge-old-mails.ts'
import { purgeIdleLimits } from './platform/throttle/consume-rate-limit.ts'
import type { Services } from './services.ts'

/** How many rows of each kind were deleted, and how many owners of unused accounts were mailed. */
export interface PurgedRows {
  readonly sessions: number
  readonly links: number
  readonly emailChanges: number
  readonly mails: number
  readonly agreedMails: number
  readonly throttles: number
  readonly socialWays: number
  readonly loginNetworks: number
  readonly documents: number
  readonly contactRequests: number
  readonly changes: number
  readonly idempotencyKeys: number
  readonly shoppingStock: number
  readonly shoppingItems: number
  readonly shoppingListLinks: number
  readonly unusedAccountsTold: number
  readonly unusedAccounts: number
}

/**
 * Deletes rows that have expired, and appends to the file of erased people what an earlier full disk prevented. Two servers may
 * run it at once.
 */
export async function purgeExpired({
  db,
  clock,
  erasedPeopleFile,
}: Pick<Services, 'db' | 'clock' | 'erasedPeopleFile'>): Promise<PurgedRows> {
  const purged = {
    sessions: await purgeExpiredSessions(db, clock),
    links: await purgeExpiredLinks(db, clock),
    emailChanges: await purgeExpiredEmailChanges(db, clock),
    mails: await purgeOldMails(db, clock),
    agreedMails: await purgeAgreedMails(db, clock),
    throttles: await purgeIdleLimits(db, clock),
    socialWays: await purgeSocialFlows(db, clock),
    loginNetworks: await purgeOldLoginNetworks(db, clock),
    documents: await purgeOldDocuments(db, clock),
    contactRequests: await purgeOldContactRequests(db, clock),
    changes: await purgeOldChanges(db, clock),
    idempotencyKeys: await purgeOldKeys(db, clock),
    shoppingStock: await purgeOldStock(db, clock),
    shoppingItems: await purgeBoughtItems(db, clock),
    shoppingListLinks: await purgeExpiredListLinks(db, clock),
    unusedAccounts: await purgeUnusedAccounts(db, clock),
    unusedAccountsTold: await tellUnusedAccounts(db, clock),
  }
  await appendErasures(db, erasedPeopleFile)
  return purged
}
