// Keeps one core busy until the parent ends or asks it to: the load of `npm test -- --beside N`.
const TURN_MS = 50

function spin(): void {
  const startedMs = performance.now()
  while (performance.now() - startedMs < TURN_MS);
  // Between two turns it hears that its parent is gone.
  setImmediate(spin)
}

spin()
