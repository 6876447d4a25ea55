// Stand-ins of what the product uses outside of itself, for trying and testing it. Its argument is where people reach the product.
// Prints one line of JSON once all answer, and runs until it is told to end.
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
