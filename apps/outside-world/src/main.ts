// Runs the stand-ins for outside services, to try and test the product. The argument is the product's address. Prints
// one line of JSON when all of them answer, and runs until it gets a signal.
import { startOutsideWorld } from './index.ts'

const productUrl = process.argv[2]
if (productUrl === undefined) throw new Error('Name the address of the product.')
const { stop, ...ready } = await startOutsideWorld(productUrl)
process.stdout.write(`${JSON.stringify(ready)}\n`)

let isStopping = false
function end(): void {
  if (isStopping) return
  isStopping = true
  void stop().finally(() => process.exit(0))
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
