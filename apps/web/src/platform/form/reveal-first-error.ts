/** Fields and groups of answers with an error, in document order. */
const REFUSED = '[aria-invalid="true"]'
/** Focusable elements in them. A group focuses its chosen answer, otherwise its first. */
const CONTROLS = 'input:checked, input, select, textarea, button'

/** Scrolls to the first field with an error and focuses it, once the errors are rendered. */
export function revealFirstError(): void {
  // React may not have rendered them by the first frame.
  requestAnimationFrame(() => requestAnimationFrame(reveal))
}

function reveal(): void {
  const refused = document.querySelector<HTMLElement>(`main ${REFUSED}`)
  const control = refused?.matches(CONTROLS) ? refused : refused?.querySelector<HTMLElement>(CONTROLS)
  // Centred, because a bar at the edge would cover it.
  refused?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
