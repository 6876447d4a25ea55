/** Fields and groups of answers that are refused, in the order they stand in. */
const REFUSED = '[aria-invalid="true"]'
/** What of them can take the focus: a group hands it to its chosen answer, else to its first. */
const CONTROLS = 'input:checked, input, select, textarea, button'

/** Brings the first field with an error into view and into focus, once the errors have been drawn. */
export function revealFirstError(): void {
  // The first frame may come before React has drawn them.
  requestAnimationFrame(() => requestAnimationFrame(reveal))
}

function reveal(): void {
  const refused = document.querySelector<HTMLElement>(`main ${REFUSED}`)
  const control = refused?.matches(CONTROLS) ? refused : refused?.querySelector<HTMLElement>(CONTROLS)
  // In the middle, because a bar at the edge would cover it.
  refused?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
