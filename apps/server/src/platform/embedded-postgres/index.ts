export {
  findEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgresConnection,
  type RunningPostgres,
} from './start-embedded-postgres.ts'
