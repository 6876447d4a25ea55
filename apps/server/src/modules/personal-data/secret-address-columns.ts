import { CREATED_AT, EXPIRES_AT, LANGUAGE_NAMES } from './common-columns.ts'
import type { PlainColumns } from './plain-table.ts'

export const SHOPPING_LIST_LINKS: PlainColumns<'shopping_list_links'> = {
  starts_on: { heading: { en: 'list from', pl: 'lista od' } },
  ends_on: { heading: { en: 'list to', pl: 'lista do' } },
  created_at: CREATED_AT,
  expires_at: EXPIRES_AT,
}

export const CALENDAR_FEEDS: PlainColumns<'calendar_feeds'> = {
  language: { heading: { en: 'language', pl: 'język' }, values: LANGUAGE_NAMES },
  created_at: CREATED_AT,
}
