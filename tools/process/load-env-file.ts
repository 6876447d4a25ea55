// Must be imported first: loads the clone's .env before any other module reads the environment. Variables that are
// already set keep their values. Node's own --env-file-if-exists would print a message at every start without a .env.
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'

if (existsSync('.env')) loadEnvFile('.env')
