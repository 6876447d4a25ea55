/**
 * Ignores presses for a while after a button was pressed by key and replaced by another: the second press of a double one, and
 * the repeats of a held key, must not press the new button.
 */
export function swallowPresses(forMs: number): void {
  const endsAt = performance.now() + forMs
  const swallow = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    if (event.repeat || performance.now() < endsAt) event.preventDefault()
    else for (const type of TYPES) removeEventListener(type, swallow, true)
  }
  // Scrolling and following links react to one event, pressing a button by space to the other.
  for (const type of TYPES) addEventListener(type, swallow, true)
}

const TYPES = ['keydown', 'keyup'] as const
