import { afterEach, beforeEach, expect, vi } from 'vitest'

// What reaches the console as an error is a problem that nobody looked at. A test that expects one spies on the console itself.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error, 'errors on the console').not.toHaveBeenCalled()
})
