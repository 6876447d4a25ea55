import { beforeEach } from 'vitest'
import { argon2 } from '../../apps/server/src/modules/accounts/index.ts'

// People in tests need a password, but not one that withstands a thief: at its real cost each hash holds a core for 20 ms. A test
// of the real cost sets it. `npm run bench -- overload` measures what the product pays.
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 }

argon2.cost = CHEAP
beforeEach(() => {
  argon2.cost = CHEAP
})
