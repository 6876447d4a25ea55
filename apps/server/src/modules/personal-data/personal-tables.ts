import type { DB } from '../../platform/db/tables.gen.ts'

type ColumnOf<Table extends keyof DB> = Extract<keyof DB[Table], string>

/** A table whose rows are about a person and are erased with the account. Every column is in one of the two lists. */
interface PersonalTable<Table extends keyof DB> {
  /** The column that says whose row it is. */
  readonly owner: ColumnOf<Table>
  /** What the person is given when they ask for what we hold about them. */
  readonly told: readonly ColumnOf<Table>[]
  /** What opens or proves something, and names that mean something to our tables alone: erased, but never handed out. */
  readonly withheld: readonly ColumnOf<Table>[]
}

/** A table that stays as it is when an account is erased. */
interface OtherTable<Table extends keyof DB> {
  readonly keptBecause: string
  readonly columns: readonly ColumnOf<Table>[]
}

type TableUse = { readonly [Table in keyof DB]: PersonalTable<Table> | OtherTable<Table> }

/**
 * Every table of the database: what it holds of a person, or why it holds nothing. Erasing an account and the download of one's
 * data both follow it, and `personal-data.test.ts` compares it with the database, so that a new table or column has to be
 * thought about.
 */
export const TABLES = {
  users: {
    owner: 'id',
    told: [
      'id',
      'email',
      'name',
      'sex',
      'status',
      'system_of_measures',
      'time_zone',
      'introduction_seen_at',
      'created_at',
      'owner_proved_at',
      'password_voided_at',
      'activation_waived_at',
      'came_back_at',
    ],
    withheld: ['password_hash'],
  },
  auth_tokens: {
    owner: 'user_id',
    told: ['browser', 'system', 'created_at', 'proved_at', 'last_used_at', 'expires_at'],
    withheld: ['user_id', 'id', 'token_hash'],
  },
  login_networks: { owner: 'user_id', told: ['last_at'], withheld: ['user_id', 'network_hash'] },
  one_time_tokens: {
    owner: 'user_id',
    told: ['purpose', 'created_at', 'expires_at', 'used_at'],
    withheld: ['user_id', 'token_hash'],
  },
  email_changes: {
    owner: 'user_id',
    told: ['email', 'created_at', 'expires_at'],
    withheld: ['user_id', 'id', 'login_id'],
  },
  social_identities: { owner: 'user_id', told: ['provider', 'subject', 'linked_at'], withheld: ['user_id'] },
  social_tickets: { owner: 'user_id', told: ['expires_at'], withheld: ['user_id', 'ticket_hash'] },
  // Ways that log in or sign up are nobody's yet, and are forgotten within minutes like all others.
  social_flows: {
    owner: 'user_id',
    told: ['provider', 'flow', 'word', 'wanted_page', 'name', 'expires_at'],
    withheld: ['user_id', 'state_hash', 'browser_hash'],
  },
  social_handoffs: {
    owner: 'user_id',
    told: ['provider', 'flow', 'subject', 'email', 'is_email_verified', 'name', 'expires_at'],
    withheld: ['user_id', 'token_hash', 'browser_hash'],
  },
  consents: { owner: 'user_id', told: ['kind', 'version', 'given_at', 'withdrawn_at'], withheld: ['user_id'] },
  told_documents: { owner: 'user_id', told: ['document', 'changed_on', 'told_at'], withheld: ['user_id'] },
  agreements: { owner: 'user_id', told: ['kind', 'version', 'given_at', 'withdrawn_at'], withheld: ['user_id'] },
  past_agreements: { owner: 'user_id', told: ['kind', 'version', 'given_at', 'withdrawn_at'], withheld: ['user_id'] },
  contact_requests: {
    owner: 'user_id',
    told: ['name', 'email', 'topic', 'message', 'language', 'created_at', 'done_at'],
    withheld: ['user_id', 'id'],
  },
  mails: {
    owner: 'user_id',
    told: ['kind', 'address', 'language', 'created_at', 'sent_at', 'given_up_at'],
    // The content holds links that open the account; the cause may hold what they are made from.
    withheld: ['user_id', 'id', 'cause', 'content', 'next_try_at', 'tries', 'last_error'],
  },
  grants: {
    owner: 'user_id',
    told: ['product', 'source', 'starts_on', 'ends_on', 'granted_at', 'taken_on'],
    // Who of the operators gave or took it is about them.
    withheld: ['user_id', 'id', 'source_key', 'given_by', 'taken_by'],
  },
  subscriptions: {
    owner: 'user_id',
    told: ['operator', 'gives_diet', 'gives_video_workout', 'renews_on', 'ended_at', 'created_at'],
    withheld: ['user_id', 'id'],
  },
  payments: { owner: 'user_id', told: ['description', 'status', 'created_at'], withheld: ['user_id', 'token'] },
  diet_settings: {
    owner: 'user_id',
    told: [
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
    withheld: ['user_id', 'id'],
  },
  diet_exclusions: {
    owner: 'user_id',
    told: ['starts_on', 'allergens', 'food_ids', 'created_at'],
    withheld: ['user_id', 'id'],
  },
  hydration_settings: {
    owner: 'user_id',
    told: [
      'goal_value',
      'goal_unit',
      'reminder_enabled',
      'reminder_hour_interval',
      'reminder_from_hour',
      'reminder_to_hour',
      'reminder_uses_sound',
      'changed_at',
    ],
    withheld: ['user_id'],
  },
  weights: { owner: 'user_id', told: ['date', 'value', 'unit', 'kg', 'noted_at'], withheld: ['user_id'] },
  plannings: {
    owner: 'user_id',
    told: ['engine_version', 'catalogue_version', 'request', 'created_at'],
    withheld: ['user_id', 'id'],
  },
  plan_days: {
    owner: 'user_id',
    told: ['date', 'diet_id', 'phase', 'document', 'created_at'],
    withheld: ['user_id', 'set_id', 'settings_id', 'planning_id', 'version'],
  },
  plan_changes: { owner: 'user_id', told: ['days', 'created_at'], withheld: ['user_id', 'id'] },
  eaten_meals: { owner: 'user_id', told: ['date', 'meal_type', 'eaten_at'], withheld: ['user_id'] },
  favourite_meals: { owner: 'user_id', told: ['meal_id', 'created_at'], withheld: ['user_id'] },
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
  catalogue_entries: { keptBecause: 'meals and foods are nobody’s', columns: ['kind', 'id', 'source', 'document'] },
  released_documents: { keptBecause: 'it says what the web app asks, and of nobody', columns: ['hash', 'released_at'] },
  catalogue_revisions: { keptBecause: 'it counts imports', columns: ['is_only', 'revision'] },
  erasures: {
    keptBecause: 'it keeps hashes of random ids alone, so that a restored backup erases these people again',
    columns: ['person_hash', 'erased_at'],
  },
  reports: {
    keptBecause: 'it counts faults by kind and points at nobody',
    columns: ['fingerprint', 'kind', 'message', 'stack', 'path', 'version', 'count', 'first_at', 'last_at'],
  },
} as const satisfies TableUse
