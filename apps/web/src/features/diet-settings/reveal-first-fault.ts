/** Brings the first field with a fault into view and into focus, once the faults have been drawn. */
export function revealFirstFault(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('[aria-invalid="true"]')
    // In the middle, because the button at the bottom would cover it at the edge.
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  })
}
