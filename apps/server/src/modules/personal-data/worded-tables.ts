import { GRANTS, MAILS, PAYMENTS, SUBSCRIPTIONS } from './access-columns.ts'
import {
  AGREED_MAILS,
  AGREEMENTS,
  IDEMPOTENCY_KEYS,
  AUTH_TOKENS,
  CONSENTS,
  CONTACT_REQUESTS,
  EMAIL_CHANGES,
  LOGIN_NETWORKS,
  ONE_TIME_TOKENS,
  TOLD_DOCUMENTS,
  USERS,
} from './account-columns.ts'
import type { PersonalTableName } from './archive-files.ts'
import { DIET_SETTINGS, HYDRATION_SETTINGS, WEIGHTS } from './body-columns.ts'
import { SOCIAL_FLOWS, SOCIAL_HANDOFFS, SOCIAL_IDENTITIES, SOCIAL_TICKETS } from './login-columns.ts'
import { plainTable } from './plain-table.ts'
import { CALENDAR_FEEDS, SHOPPING_LIST_LINKS } from './secret-address-columns.ts'
import { CHANGES } from './worded-changes.ts'
import { DAYS, EATEN } from './worded-days.ts'
import { PLANNINGS } from './worded-plannings.ts'
import { SHOPPING_ITEMS, SHOPPING_LISTS, SHOPPING_STOCK } from './worded-shopping.ts'
import { EXCLUSIONS, FAVOURITES } from './worded-tastes.ts'
import type { WordedTable } from './worded-table.ts'

/** How each table is exported. A new personal table without a line does not compile. */
export const WORDED_TABLES: Readonly<Record<PersonalTableName, WordedTable>> = {
  users: plainTable(USERS),
  auth_tokens: plainTable(AUTH_TOKENS),
  login_networks: plainTable(LOGIN_NETWORKS),
  one_time_tokens: plainTable(ONE_TIME_TOKENS),
  email_changes: plainTable(EMAIL_CHANGES),
  social_identities: plainTable(SOCIAL_IDENTITIES),
  social_tickets: plainTable(SOCIAL_TICKETS),
  social_flows: plainTable(SOCIAL_FLOWS),
  social_handoffs: plainTable(SOCIAL_HANDOFFS),
  consents: plainTable(CONSENTS),
  told_documents: plainTable(TOLD_DOCUMENTS),
  agreements: plainTable(AGREEMENTS),
  past_agreements: plainTable(AGREEMENTS),
  agreed_mails: plainTable(AGREED_MAILS),
  contact_requests: plainTable(CONTACT_REQUESTS),
  mails: plainTable(MAILS),
  grants: plainTable(GRANTS),
  subscriptions: plainTable(SUBSCRIPTIONS),
  payments: plainTable(PAYMENTS),
  diet_settings: plainTable(DIET_SETTINGS),
  hydration_settings: plainTable(HYDRATION_SETTINGS),
  weights: plainTable(WEIGHTS),
  diet_exclusions: EXCLUSIONS,
  plannings: PLANNINGS,
  plan_days: DAYS,
  plan_changes: CHANGES,
  eaten_days: EATEN,
  idempotency_keys: plainTable(IDEMPOTENCY_KEYS),
  shopping_lists: SHOPPING_LISTS,
  shopping_stock: SHOPPING_STOCK,
  shopping_items: SHOPPING_ITEMS,
  shopping_list_links: plainTable(SHOPPING_LIST_LINKS),
  calendar_feeds: plainTable(CALENDAR_FEEDS),
  favourite_meals: FAVOURITES,
}
