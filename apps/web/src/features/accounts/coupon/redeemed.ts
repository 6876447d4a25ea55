/** Whether the session that is about to start already has access by a redeemed code. */
let isRedeemed = false

/** Called right before a session whose code is already redeemed, so that the next page does not ask for the code. */
export function markRedeemed(): void {
  isRedeemed = true
}

/** True once after `markRedeemed`, then false. */
export function takeRedeemed(): boolean {
  const was = isRedeemed
  isRedeemed = false
  return was
}
