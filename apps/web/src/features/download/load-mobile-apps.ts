import type { Asked } from '../../platform/graphql-client/answer.ts'
import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { MobileAppsDocument, type MobileAppsQuery } from './download.gen.ts'

export type LoadedApps = Asked<MobileAppsQuery>

/** Queries the store addresses of the phone apps. */
export const loadMobileApps = (): Promise<LoadedApps> => sendQuery(MobileAppsDocument, {})
