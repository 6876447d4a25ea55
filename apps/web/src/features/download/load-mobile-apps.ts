import type { Asked } from '../../platform/graphql-client/answer.ts'
import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { MobileAppsDocument, type MobileAppsQuery } from './download.gen.ts'

export type LoadedApps = Asked<MobileAppsQuery>

/** Where the apps for phones are, if there are any. */
export const loadMobileApps = (): Promise<LoadedApps> => sendQuery(MobileAppsDocument, {})
