/**
 * The option that an arrow key leads to; from the field downwards to the first, upwards to the last, and round. `null` when there is
 * nothing to point at, `undefined` for any other key.
 */
export function moveActive(key: string, active: number | null, count: number): number | null | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  if (count === 0) return null
  if (key === 'ArrowDown') return active === null ? 0 : (active + 1) % count
  return active === null ? count - 1 : (active - 1 + count) % count
}
