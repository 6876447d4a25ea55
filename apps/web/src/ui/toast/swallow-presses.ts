/**
 * Right after a button is pressed by key its place is taken by another: the second press of a double one, and the repeats of
 * a key that is held down, must not press that as well.
 */
export function swallowPresses(forMs: number): void {
  const endsAt = performance.now() + forMs
  const swallow = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    if (event.repeat || performance.now() < endsAt) event.preventDefault()
    else for (const type of TYPES) removeEventListener(type, swallow, true)
  }
  // Where the page is scrolled or a link followed it is the one event, where a button is pressed by space the other.
  for (const type of TYPES) addEventListener(type, swallow, true)
}

const TYPES = ['keydown', 'keyup'] as const
