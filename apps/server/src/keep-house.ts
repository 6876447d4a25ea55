import {
  forgetExpiredEmailChanges,
  forgetExpiredLinks,
  forgetExpiredSessions,
  forgetOldLoginNetworks,
} from './modules/accounts/index.ts'
import { forgetSocialFlows } from './modules/social/index.ts'
import { forgetOldDocuments } from './platform/graphql/released-documents/released-documents.repository.ts'
import { forgetOldMails } from './platform/mail/forget-old-mails.ts'
import { forgetSettled } from './platform/throttle/take-try.ts'
import type { Services } from './services.ts'

/** How many rows of each kind went. */
export interface HouseKept {
  readonly sessions: number
  readonly links: number
  readonly emailChanges: number
  readonly mails: number
  readonly throttles: number
  readonly socialWays: number
  readonly loginNetworks: number
  readonly documents: number
}

/** Deletes what is over and what nobody asks for any more. Two servers may do it at once. */
export async function keepHouse({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<HouseKept> {
  return {
    sessions: await forgetExpiredSessions(db, clock),
    links: await forgetExpiredLinks(db, clock),
    emailChanges: await forgetExpiredEmailChanges(db, clock),
    mails: await forgetOldMails(db, clock),
    throttles: await forgetSettled(db, clock),
    socialWays: await forgetSocialFlows(db, clock),
    loginNetworks: await forgetOldLoginNetworks(db, clock),
    documents: await forgetOldDocuments(db, clock),
  }
}
