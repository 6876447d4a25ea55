export {
  startEmbeddedPostgres,
  type EmbeddedPostgresConnection,
  type EmbeddedPostgresOptions,
  type RunningPostgres,
} from './start-embedded-postgres.ts'
export type { Refused } from './refused.ts'
