import { existsSync, readFileSync } from 'node:fs'
import { placeBinaries } from './binaries.ts'
import { takeFolderLock } from './folder-lock.ts'
import { DATABASE_USER, initialise } from './initialise.ts'
import { describeInstance, type Instance } from './instance.ts'
import { launch, SERVER_PORT, type Server } from './launch.ts'
import { removeTracesOfDeadServer, stopOrphan } from './orphan.ts'
import { prepareFolders } from './prepare-folders.ts'
import { isRefused, refuse, refuseSystemError, type Refused } from './refused.ts'
import { chooseSystemUser } from './system-user.ts'

export interface EmbeddedPostgresOptions {
  /** The root folder of the clone that the database belongs to. */
  readonly root: string
  /** A plain folder name. One clone can have several databases side by side, for example one started and one under test. */
  readonly dataFolderName?: string
  /** Server settings that replace the defaults, such as `{ fsync: 'off' }` for a database that lives for one test. */
  readonly settings?: Readonly<Record<string, string>>
  /** Called with the end of the server's log when the server ends without being stopped. */
  readonly onUnexpectedExit?: (log: string) => void
}

/** The connection to the server as `pg` takes it: `host` is the folder of its socket. The database `postgres` exists. */
export interface EmbeddedPostgresConnection {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
}

export interface RunningPostgres {
  readonly kind: 'running'
  readonly connection: EmbeddedPostgresConnection
  /** Stops the server, cuts open connections and unlocks the folder. May be called again. */
  stop(): Promise<void>
}

const DEFAULT_DATA_FOLDER = 'postgres'

async function prepareAndLaunch(
  instance: Instance,
  settings: Readonly<Record<string, string>>,
): Promise<Server | Refused> {
  const blocked = (await stopOrphan(instance)) ?? prepareFolders(instance)
  if (blocked !== null) return blocked
  const binaries = placeBinaries(instance.binariesParent)
  if (isRefused(binaries)) return binaries
  const failed = await initialise(binaries.folder, instance)
  if (failed !== null) return failed
  removeTracesOfDeadServer(instance)
  return launch(binaries.folder, instance, settings)
}

function toConnection({ socketFolder, passwordFile }: Instance): EmbeddedPostgresConnection {
  const password = readFileSync(passwordFile, 'utf8').trim()
  return { host: socketFolder, port: SERVER_PORT, user: DATABASE_USER, password }
}

async function startInstance(
  instance: Instance,
  { settings = {}, onUnexpectedExit }: EmbeddedPostgresOptions,
): Promise<RunningPostgres | Refused> {
  const lock = await takeFolderLock(instance.home)
  if (lock === null) return refuse(`Another start of this clone is running already (${instance.home}). Stop it first.`)
  const server = await prepareAndLaunch(instance, settings).catch(refuseSystemError)
  if (isRefused(server)) {
    lock.release()
    return server
  }
  let isStopping = false
  void server.gone.then((log) => {
    lock.release()
    if (!isStopping) onUnexpectedExit?.(log)
  })
  const stop = (): Promise<void> => {
    isStopping = true
    return server.stop()
  }
  return { kind: 'running', connection: toConnection(instance), stop }
}

/**
 * Starts the PostgreSQL of this clone, creates it on first use, and resolves once it accepts connections. It ends with this
 * process. What an earlier, killed process left behind is stopped and recovered.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<RunningPostgres | Refused> {
  const user = chooseSystemUser()
  if (user !== null && isRefused(user)) return user
  try {
    return await startInstance(
      describeInstance(options.root, options.dataFolderName ?? DEFAULT_DATA_FOLDER, user),
      options,
    )
  } catch (error) {
    return refuseSystemError(error)
  }
}

/**
 * The connection to the server of this clone, for a second program beside it. Null when none was ever started or its password
 * cannot be read. Only connecting shows whether it is running.
 */
export function findEmbeddedPostgres(root: string): EmbeddedPostgresConnection | null {
  const user = chooseSystemUser()
  if (user !== null && isRefused(user)) return null
  const instance = describeInstance(root, DEFAULT_DATA_FOLDER, user)
  return existsSync(instance.passwordFile) ? toConnection(instance) : null
}
