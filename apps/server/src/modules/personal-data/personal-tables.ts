import type { DB } from '../../platform/db/tables.gen.ts'

type ColumnOf<Table extends keyof DB> = Extract<keyof DB[Table], string>

/** A table whose rows are about a person and are erased with the account. Every column is in one of the two lists. */
interface PersonalTable<Table extends keyof DB> {
  /** The column that contains the person's id. */
  readonly owner: ColumnOf<Table>
  /** Columns in the download of the person's data. */
  readonly exported: readonly ColumnOf<Table>[]
  /** Columns that are erased but not in the download: secrets and proofs, and ids that mean nothing outside our tables. */
  readonly excluded: readonly ColumnOf<Table>[]
}

/** A table that stays as it is when an account is erased. */
interface OtherTable<Table extends keyof DB> {
  readonly keptBecause: string
  readonly columns: readonly ColumnOf<Table>[]
}

type TableUse = { readonly [Table in keyof DB]: PersonalTable<Table> | OtherTable<Table> }

/**
 * Every table of the database, with its columns about a person or the reason why it has none. Both the erasure of an account
 * and the download of personal data follow it. `personal-data.test.ts` compares it with the database, so that every new table
 * or column gets an entry.
 */
export const TABLES = {
  users: {
    owner: 'id',
    exported: [
      'id',
      'email',
      'name',
      'sex',
      'status',
      'system_of_measures',
      'time_zone',
      'language',
      'introduction_seen_at',
      'created_at',
      'owner_proved_at',
      'password_voided_at',
      'activation_waived_at',
      'came_back_at',
    ],
    excluded: ['password_hash'],
  },
  auth_tokens: {
    owner: 'user_id',
    exported: ['browser', 'system', 'created_at', 'proved_at', 'last_used_at', 'expires_at'],
    excluded: ['user_id', 'id', 'token_hash'],
  },
  login_networks: { owner: 'user_id', exported: ['last_at'], excluded: ['user_id', 'network_hash'] },
  one_time_tokens: {
    owner: 'user_id',
    exported: ['purpose', 'created_at', 'expires_at', 'used_at'],
    excluded: ['user_id', 'token_hash'],
  },
  email_changes: {
    owner: 'user_id',
    exported: ['email', 'created_at', 'expires_at'],
    excluded: ['user_id', 'id', 'login_id'],
  },
  social_identities: { owner: 'user_id', exported: ['provider', 'subject', 'linked_at'], excluded: ['user_id'] },
  social_tickets: { owner: 'user_id', exported: ['expires_at'], excluded: ['user_id', 'ticket_hash'] },
  // Flows that log in or register belong to no account yet. Like all flows they are deleted within minutes.
  social_flows: {
    owner: 'user_id',
    exported: ['provider', 'flow', 'word', 'wanted_page', 'name', 'expires_at'],
    excluded: ['user_id', 'state_hash', 'browser_hash'],
  },
  social_handoffs: {
    owner: 'user_id',
    exported: ['provider', 'flow', 'subject', 'email', 'is_email_verified', 'name', 'expires_at'],
    excluded: ['user_id', 'token_hash', 'browser_hash'],
  },
  consents: { owner: 'user_id', exported: ['kind', 'version', 'given_at', 'withdrawn_at'], excluded: ['user_id'] },
  told_documents: { owner: 'user_id', exported: ['document', 'changed_on', 'told_at'], excluded: ['user_id'] },
  agreements: { owner: 'user_id', exported: ['kind', 'version', 'given_at', 'withdrawn_at'], excluded: ['user_id'] },
  past_agreements: {
    owner: 'user_id',
    exported: ['kind', 'version', 'given_at', 'withdrawn_at'],
    excluded: ['user_id'],
  },
  agreed_mails: { owner: 'user_id', exported: ['kind', 'item', 'written_at'], excluded: ['user_id'] },
  contact_requests: {
    owner: 'user_id',
    exported: ['name', 'email', 'topic', 'message', 'language', 'created_at', 'done_at'],
    excluded: ['user_id', 'id'],
  },
  mails: {
    owner: 'user_id',
    exported: ['kind', 'address', 'language', 'created_at', 'sent_at', 'given_up_at'],
    // The content contains links that open the account; the cause may contain what they are made from.
    // `kind` says the same as the agreement.
    excluded: ['user_id', 'id', 'agreement', 'cause', 'content', 'next_try_at', 'tries', 'last_error'],
  },
  grants: {
    owner: 'user_id',
    exported: ['product', 'source', 'starts_on', 'ends_on', 'granted_at', 'taken_on'],
    // The names of the operators who gave or revoked a grant are the operators' data.
    excluded: ['user_id', 'id', 'source_key', 'given_by', 'taken_by'],
  },
  subscriptions: {
    owner: 'user_id',
    exported: ['operator', 'gives_diet', 'gives_video_workout', 'renews_on', 'ended_at', 'created_at'],
    excluded: ['user_id', 'id'],
  },
  payments: { owner: 'user_id', exported: ['description', 'status', 'created_at'], excluded: ['user_id', 'token'] },
  diet_settings: {
    owner: 'user_id',
    exported: [
      'starts_on',
      'sex',
      'birth_date',
      'height_value',
      'height_unit',
      'weight_value',
      'weight_unit',
      'goal_weight_value',
      'goal_weight_unit',
      'mode',
      'diet_id',
      'activity_level',
      'answered_on',
      'phases_from',
      'created_at',
    ],
    excluded: ['user_id', 'id'],
  },
  diet_exclusions: {
    owner: 'user_id',
    exported: ['starts_on', 'allergens', 'food_ids', 'created_at'],
    excluded: ['user_id', 'id'],
  },
  hydration_settings: {
    owner: 'user_id',
    exported: [
      'goal_value',
      'goal_unit',
      'reminder_enabled',
      'reminder_hour_interval',
      'reminder_from_hour',
      'reminder_to_hour',
      'reminder_uses_sound',
      'changed_at',
    ],
    excluded: ['user_id'],
  },
  weights: { owner: 'user_id', exported: ['date', 'value', 'unit', 'kg', 'noted_at'], excluded: ['user_id'] },
  plannings: {
    owner: 'user_id',
    exported: ['engine_version', 'catalogue_version', 'request', 'created_at'],
    excluded: ['user_id', 'id'],
  },
  plan_days: {
    owner: 'user_id',
    exported: ['date', 'diet_id', 'phase', 'document', 'created_at'],
    excluded: ['user_id', 'set_id', 'settings_id', 'planning_id', 'version'],
  },
  plan_changes: { owner: 'user_id', exported: ['days', 'created_at'], excluded: ['user_id', 'id'] },
  eaten_days: {
    owner: 'user_id',
    exported: ['date', 'breakfast_at', 'lunch_at', 'snack_at', 'dinner_at'],
    excluded: ['user_id'],
  },
  idempotency_keys: {
    owner: 'user_id',
    exported: ['created_at'],
    excluded: ['user_id', 'key', 'call_hash', 'done_at'],
  },
  shopping_lists: { owner: 'user_id', exported: ['plates'], excluded: ['user_id', 'version'] },
  shopping_stock: {
    owner: 'user_id',
    exported: ['date', 'usable_from', 'food_id', 'bought_g', 'at_home_g', 'rest_g'],
    excluded: ['user_id', 'version'],
  },
  shopping_items: {
    owner: 'user_id',
    exported: ['name', 'created_at', 'bought_at'],
    excluded: ['user_id', 'id', 'version'],
  },
  shopping_list_links: {
    owner: 'user_id',
    exported: ['starts_on', 'ends_on', 'created_at', 'expires_at'],
    excluded: ['user_id', 'token_hash'],
  },
  calendar_feeds: { owner: 'user_id', exported: ['language', 'created_at'], excluded: ['user_id', 'token_hash'] },
  favourite_meals: { owner: 'user_id', exported: ['meal_id', 'created_at'], excluded: ['user_id'] },
  access_codes: {
    keptBecause: 'a code is made before anybody uses it, and only the grants, which are erased, say who did',
    columns: [
      'code_hash',
      'gives_diet',
      'gives_video_workout',
      'days',
      'uses_allowed',
      'uses_taken',
      'expires_at',
      'created_at',
      'note',
      'withdrawn_at',
    ],
  },
  standing_grants: {
    keptBecause: 'it is a view on the grants, and is without them',
    columns: ['user_id', 'id', 'product', 'starts_on', 'ends_on'],
  },
  eaten_meals: {
    keptBecause: 'it is a view on the eaten days for servers of the release before, and is without them',
    columns: ['user_id', 'date', 'meal_type', 'eaten_at', 'ctid'],
  },
  withdrawn_health_data: {
    keptBecause: 'it is a view on the consents, and is without them',
    columns: ['user_id'],
  },
  promo_codes: {
    keptBecause: 'a promo code is everybody’s',
    columns: [
      'code',
      'percent_off',
      'amount_off_grosze',
      'valid_from',
      'valid_to',
      'uses_allowed',
      'uses_taken',
      'withdrawn_at',
      'created_at',
    ],
  },
  product_changes: {
    keptBecause: 'products are nobody’s',
    columns: ['product_id', 'is_on_sale', 'price_grosze', 'changed_at'],
  },
  throttles: {
    keptBecause: 'it holds hashes alone and forgets each within hours',
    columns: ['limit_name', 'subject', 'settled_at'],
  },
  meal_versions: { keptBecause: 'meals are nobody’s', columns: ['id', 'meal_id', 'document', 'created_at'] },
  catalogue_entries: {
    keptBecause: 'meals and foods are nobody’s',
    columns: ['kind', 'id', 'source', 'document', 'polish_source'],
  },
  newsletters: {
    keptBecause: 'a newsletter is the operator’s, and only its hash is kept',
    columns: ['id', 'text_hash', 'started_at', 'finished_at'],
  },
  seen_articles: { keptBecause: 'articles are everybody’s', columns: ['article_id', 'seen_at', 'is_new'] },
  released_documents: { keptBecause: 'it says what the web app asks, and of nobody', columns: ['hash', 'released_at'] },
  catalogue_revisions: { keptBecause: 'it counts imports', columns: ['is_only', 'revision'] },
  erasures: {
    keptBecause: 'it keeps hashes of random ids alone, so that a restored backup erases these people again',
    columns: ['person_hash', 'erased_at'],
  },
  reports: {
    keptBecause: 'it counts errors by kind and points at nobody',
    columns: ['fingerprint', 'kind', 'message', 'stack', 'path', 'version', 'count', 'first_at', 'last_at'],
  },
} as const satisfies TableUse
