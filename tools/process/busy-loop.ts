// Keeps one core busy until the parent ends or asks it to: the load of `npm test -- --beside N`.
const TURN_MS = 50

function spin(): void {
  const startedMs = performance.now()
  while (performance.now() - startedMs < TURN_MS);
  // Returns to the event loop between two turns, so that the process notices when its parent ends.
  setImmediate(spin)
}

spin()
