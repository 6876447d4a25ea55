// npm run dev: the product with hot reload. PORT (4000) is the web app; the server behind it restarts on every change.
import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { findFreePort } from './browser/free-port.ts'
import { buildAll } from './build/build-all.ts'

const WEB_PORT = Number(process.env['PORT'] ?? 4000)

const failed = await buildAll(['catalogue', 'texts'])
if (failed !== null) {
  console.error(`Building the ${failed} failed (see above).`)
  process.exit(1)
}
const serverPort = await findFreePort()
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  env: { ...process.env, PORT: String(serverPort) },
  stdio: 'inherit',
})
// The web app's own configuration passes calls on to this address.
process.env['DAYPLATE_SERVER'] = `http://127.0.0.1:${serverPort}`
const web = await createServer({ root: 'apps/web', server: { port: WEB_PORT, strictPort: true } })
await web.listen()
web.printUrls()

async function stop(): Promise<void> {
  server.kill('SIGTERM')
  await web.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
server.once('exit', () => void web.close())
