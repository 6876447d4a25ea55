/** Whether the session that is about to begin brings its access along. */
let isRedeemed = false

/** Said right before a session begins with the code already used: the page that follows has no code left to ask for. */
export function markRedeemed(): void {
  isRedeemed = true
}

/** True once after it was said. */
export function takeRedeemed(): boolean {
  const was = isRedeemed
  isRedeemed = false
  return was
}
