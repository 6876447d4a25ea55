import { beforeEach } from 'vitest'
import { argon2 } from '../../apps/server/src/modules/accounts/index.ts'

// Tests use cheap hashes, because a hash at its real cost takes 20 ms of a core. A test of the real cost sets it
// itself, and `npm run bench -- overload` measures it.
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 }

argon2.cost = CHEAP
beforeEach(() => {
  argon2.cost = CHEAP
})
