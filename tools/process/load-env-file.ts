// Imported first, for its effect: what the clone's .env sets is there before anything reads the environment. Variables that are set
// already stay. Node's own --env-file-if-exists would say at every start that there is none.
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

if (existsSync('.env')) loadEnvFile('.env')
