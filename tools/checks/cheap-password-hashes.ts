import { beforeEach } from 'vitest'
import { argon2 } from '../../apps/server/src/modules/accounts/index.ts'

// A person of a test needs a password, and none that withstands a thief: at its real cost each hash holds a core for 20 ms. A test
// that needs the real cost sets it for itself. `npm run bench -- overload` measures what the product pays.
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 }

argon2.cost = CHEAP
beforeEach(() => {
  argon2.cost = CHEAP
})
