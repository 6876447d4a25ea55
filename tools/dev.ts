// npm run dev: the product with hot reload. PORT (4000) is the web app; the server behind it restarts on every change.
import './process/load-env-file.ts'
import { createServer, type ViteDevServer } from 'vite'
import { parseEnvironment, publicUrlOf } from '../apps/server/src/environment/environment.ts'
import { findFreePort } from './browser/free-port.ts'
import { buildAll } from './build/build-all.ts'
import { startRestartingProgram } from './dev/restarting-program.ts'
import { watchSources } from './dev/watch-sources.ts'
import { endOnSignal } from './process/end-on-signal.ts'
import { endWithNpm } from './process/end-with-npm.ts'
import { leadToOutsideWorld } from './process/lead-to-outside-world.ts'

endWithNpm()
const releaseSignals = endOnSignal()

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Reads Vite's message, because Vite reports a port in use in no other way. */
async function listen(web: ViteDevServer): Promise<void> {
  try {
    await web.listen()
  } catch (error) {
    await web.close()
    refuse(
      `The web app cannot listen: ${error instanceof Error ? error.message : String(error)}. PORT chooses another.`,
    )
  }
}

const parsed = parseEnvironment(process.env)
if (parsed.kind === 'refused') refuse(`These settings have to be corrected:\n  ${parsed.violations.join('\n  ')}`)
const { PORT, HOST } = parsed.environment
const failed = await buildAll(['catalogue', 'texts'])
if (failed !== null) refuse(`Building the ${failed} failed (see above).`)

await leadToOutsideWorld()
const serverPort = await findFreePort()
// The web app's configuration forwards requests to this address.
process.env['DAYPLATE_SERVER'] = `http://127.0.0.1:${serverPort}`
const web = await createServer({ root: 'apps/web', server: { port: PORT, host: HOST, strictPort: true } })
// Before the server starts, because without a port for the web app nothing needs to run.
await listen(web)
web.printUrls()
const server = startRestartingProgram('apps/server/src/main.ts', {
  PORT: String(serverPort),
  HOST: '127.0.0.1',
  // People and the links in mails use the web app's address.
  PUBLIC_URL: publicUrlOf(parsed.environment),
})
watchSources(() => void server.restart())

async function stop(): Promise<void> {
  await Promise.all([server.stop(), web.close()])
  process.exit(0)
}
releaseSignals()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop())
