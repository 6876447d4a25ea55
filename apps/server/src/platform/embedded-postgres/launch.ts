import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Instance } from './instance.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { processOptions } from './process-options.ts'
import { refuse, type Refused } from './refused.ts'

export const SERVER_PORT = 5432

const CHECK_EVERY_MS = 10

/** Recovery after a crash takes 0.2 s. This limit catches a recovery that hangs, not a busy machine. */
const READY_WITHIN_MS = 10 * 60_000

/** After this time a fast shutdown is followed by an immediate one, and the next start recovers from the log. */
const STOP_WITHIN_MS = 10_000

/**
 * Runs the server and stops it when standard input closes, which the kernel does however this process ends. The server gets
 * neither end of that pipe. SIGINT asks PostgreSQL for a fast shutdown. The watcher ignores the signals we trap, so only KILL
 * ends it.
 */
const KEEPER = `
exec 3<&0
"$@" </dev/null 3<&- & server=$!
trap '' INT TERM HUP
(read -r _ <&3; kill -INT $server) 2>/dev/null & watcher=$!
exec 3<&- </dev/null
wait $server; status=$?
kill -KILL $watcher 2>/dev/null
exit $status`

/** A server that accepts connections. */
export interface Server {
  readonly kind: 'launched'
  /** Resolves with the end of the server's log once the server has ended. */
  readonly gone: Promise<string>
  stop(): Promise<void>
}

function serverArguments({ dataFolder, socketFolder }: Instance, settings: Readonly<Record<string, string>>): string[] {
  const all = {
    listen_addresses: '', // only the socket: no port can collide and no other machine can connect
    unix_socket_directories: `"${socketFolder}"`,
    unix_socket_permissions: '0700',
    log_min_messages: 'fatal', // the log file must stay small
    ...settings,
  }
  return ['-D', dataFolder, '-p', String(SERVER_PORT), ...Object.entries(all).flatMap(([k, v]) => ['-c', `${k}=${v}`])]
}

function readLogEnd(file: string): string {
  try {
    return readFileSync(file, 'utf8').slice(-2000).trim()
  } catch {
    return `its log ${file} is gone`
  }
}

function startProcess(binaries: string, instance: Instance, settings: Readonly<Record<string, string>>) {
  const log = openSync(instance.logFile, 'w', 0o600)
  const program = [path.join(binaries, 'bin/postgres'), ...serverArguments(instance, settings)]
  // Detached, so that Ctrl-C does not stop the database before the application has finished with it.
  const options = { ...processOptions(instance), detached: true }
  const child = spawn('/bin/sh', ['-c', KEEPER, 'sh', ...program], { ...options, stdio: ['pipe', 'ignore', log] })
  closeSync(log)
  const { promise, resolve } = Promise.withResolvers<string>()
  child.once('error', (error) => resolve(error.message))
  child.once('exit', () => resolve(readLogEnd(instance.logFile)))
  return { closeInput: () => child.stdin?.end(), gone: promise }
}

async function waitUntilReady(dataFolder: string, gone: Promise<string>): Promise<Refused | null> {
  const end: { log: string | null } = { log: null }
  void gone.then((log) => {
    end.log = log
  })
  for (let waitedMs = 0; waitedMs < READY_WITHIN_MS; waitedMs += CHECK_EVERY_MS) {
    if (readPostmasterFile(dataFolder)?.isReady === true) return null
    if (end.log !== null) return refuse(`PostgreSQL did not start: ${end.log}`)
    await sleep(CHECK_EVERY_MS)
  }
  return refuse(`PostgreSQL was not ready within ${READY_WITHIN_MS / 1000} s.`)
}

/** Starts the server of an initialised, unused data folder and waits until it accepts connections. */
export async function launch(
  binaries: string,
  instance: Instance,
  settings: Readonly<Record<string, string>>,
): Promise<Server | Refused> {
  const { closeInput, gone } = startProcess(binaries, instance, settings)
  const stop = async (): Promise<void> => {
    closeInput()
    const quit = setTimeout(() => {
      const pid = readPostmasterFile(instance.dataFolder)?.pid
      if (pid !== undefined) process.kill(pid, 'SIGQUIT')
    }, STOP_WITHIN_MS)
    await gone
    clearTimeout(quit)
  }
  const refused = await waitUntilReady(instance.dataFolder, gone)
  if (refused === null) return { kind: 'launched', gone, stop }
  await stop()
  return refused
}
