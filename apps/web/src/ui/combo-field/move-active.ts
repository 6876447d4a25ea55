/**
 * The option that an arrow key moves to: from the field down to the first, up to the last, and around. `null` without options,
 * `undefined` for any other key.
 */
export function moveActive(key: string, active: number | null, count: number): number | null | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  if (count === 0) return null
  if (key === 'ArrowDown') return active === null ? 0 : (active + 1) % count
  return active === null ? count - 1 : (active - 1 + count) % count
}
